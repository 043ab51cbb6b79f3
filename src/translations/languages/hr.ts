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
      'Uz vaše dopuštenje mi i naši partneri upotrebljavamo kolačiće i slične tehnologije kako bismo mogli {purposes}. Odaberite koje svrhe dopuštate. Svoj izbor možete promijeniti u bilo kojem trenutku.',
    optOut:
      'Mi i naši partneri upotrebljavamo kolačiće i slične tehnologije kako bismo mogli {purposes}. To možete isključiti sada ili u bilo kojem trenutku.',
    purposes: {
      functionality: 'nuditi dodatne mogućnosti',
      measurement: 'brojiti posjete',
      experience: 'prikazivati videozapise i karte',
      marketing: 'prikazivati oglase',
    },
    list: { pair: '{first} i {last}', middle: '{first}, {last}', end: '{first} i {last}' },
  },
  consentManagerDialog: {
    title: 'Postavke privatnosti',
    description:
      'Za svaku svrhu odlučite smijemo li mi i naši partneri na vašem uređaju pohranjivati i čitati podatke.',
    optOut: 'Sve su svrhe uključene dok ih ne isključite.',
    signalLimits: 'Vaš preglednik šalje signal „{signal}”. Što god ovdje odaberete, isključeno ostaje: {categories}.',
    optOutHonored: 'Vaše se odbijanje poštuje.',
    decided: 'Vaša odluka: {date} – vrijedi do: {until}',
  },
  placeholder: {
    title: 'Sadržaj s {host}',
    description:
      'Učitavanjem se podaci poput vaše IP adrese šalju na {host}, a na vašem se uređaju mogu pohraniti podaci.',
    load: 'Učitaj ovaj sadržaj jednom',
    allow: 'Uvijek dopusti „{category}”',
    loading: 'Sadržaj se učitava…',
  },
  consentTypes: {
    necessary: {
      title: 'Strogo nužni',
      description:
        'Web-mjesto treba ove kolačiće da bi radilo, na primjer da ostanete prijavljeni ili da se ovaj izbor zapamti. Uvijek su aktivni.',
    },
    functionality: {
      title: 'Dodatne mogućnosti',
      description: 'Dodatne mogućnosti kao što su chat, obrasci drugih pružatelja usluga ili zapamćene postavke.',
    },
    measurement: {
      title: 'Analitika',
      description: 'Broji posjete i pokazuje koje se stranice upotrebljavaju kako bi se web-mjesto moglo poboljšati.',
    },
    experience: {
      title: 'Videozapisi i karte',
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
