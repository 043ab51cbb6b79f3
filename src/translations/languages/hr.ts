import type { TranslationSet } from '../translation-set'

export const hr: TranslationSet = {
  common: {
    acceptAll: 'Prihvati sve',
    rejectAll: 'Odbij sve',
    customize: 'Prilagodi',
    save: 'Spremi postavke',
    close: 'Zatvori',
    alwaysActive: 'Uvijek aktivni',
    privacyPolicy: 'Pravila o privatnosti',
    saved: 'Vaše su postavke spremljene.',
    doNotSell: 'Nemojte prodavati ni dijeliti moje osobne podatke',
    new: 'Novo',
    download: 'Preuzmi moje odabire',
  },
  cookieBanner: {
    title: 'Cijenimo vašu privatnost',
    description:
      'Mi i naši partneri pohranjujemo podatke na vašem uređaju u svrhe koje dopustite. Odaberite koje. Svoj izbor možete promijeniti u bilo kojem trenutku.',
  },
  consentManagerDialog: {
    title: 'Postavke privatnosti',
    description:
      'Za svaku svrhu odlučite dopuštate li je. Vaš se izbor čuva na ovom uređaju i možete se vratiti i promijeniti ga.',
    signalLimits: 'Vaš preglednik šalje signal privatnosti koji ograničava ono što ovdje dopustite.',
    optOutHonored: 'Vaše se odbijanje poštuje: vaš preglednik šalje signal Global Privacy Control.',
  },
  placeholder: {
    title: 'Sadržaj s {host}',
    description:
      'Učitavanjem se podaci poput vaše IP adrese šalju na {host}, a na vašem se uređaju mogu pohraniti podaci. Sadržaj pripada kategoriji „{category}” i učitava se samo uz vaš pristanak.',
    load: 'Učitaj ovaj sadržaj jednom',
    allow: 'Uvijek dopusti „{category}”',
    loading: 'Sadržaj se učitava …',
  },
  consentTypes: {
    necessary: {
      title: 'Strogo nužni',
      description:
        'Web-mjesto ne može raditi bez njih. Potrebni su, na primjer, da ostanete prijavljeni ili da se ovaj izbor zapamti. Uvijek su aktivni.',
    },
    functionality: {
      title: 'Funkcionalnost',
      description: 'Dodatne mogućnosti kao što su chat, obrasci drugih pružatelja usluga ili zapamćene postavke.',
    },
    measurement: {
      title: 'Analitika',
      description: 'Broji posjete i pokazuje koje se stranice upotrebljavaju kako bi se web-mjesto moglo poboljšati.',
    },
    experience: {
      title: 'Korisničko iskustvo',
      description: 'Ugrađeni videozapisi, karte i objave te isprobavanje novih dizajna.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Prikazuje oglase u skladu s vašim interesima i mjeri jesu li bili učinkoviti.',
    },
  },
  services: {
    list: 'Usluge',
    company: 'Tvrtka',
    purpose: 'Svrha',
    stores: 'Kolačići i pohrana',
    name: 'Naziv',
    duration: 'Trajanje',
    session: 'Do zatvaranja preglednika',
    persistent: 'Do brisanja',
    alwaysAllow: 'Uvijek dopusti {service}',
    onThisPage: 'Na ovoj stranici',
    blocked: 'Blokirano',
    updated: 'Zadnje ažuriranje: {date}',
  },
}
