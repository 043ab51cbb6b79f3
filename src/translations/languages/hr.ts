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
      'Uz vašu privolu mi i {partners} upotrebljavamo kolačiće i slične tehnologije kako bismo mogli {purposes}. Izbor možete promijeniti bilo kada u Postavkama privatnosti ovog web-mjesta.',
    optOut:
      'Mi i {partners} upotrebljavamo kolačiće i slične tehnologije kako bismo mogli {purposes}. To možete isključiti sada ili u bilo kojem trenutku.',
    partners: 'naši partneri',
    purposes: {
      functionality: 'nuditi dodatne mogućnosti',
      measurement: 'brojiti posjete',
      recordings: 'brojiti i snimati posjete',
      experience: 'prikazivati videozapise i karte',
      marketing: 'prikazivati personalizirane oglase',
    },
    list: { pair: '{first} i {last}', middle: '{first}, {last}', end: '{first} i {last}' },
  },
  consentManagerDialog: {
    title: 'Postavke privatnosti',
    description: 'Za svaku svrhu odlučite smijemo li mi i {partners} na vašem uređaju pohranjivati i čitati podatke.',
    optOut: 'Sve su svrhe uključene dok ih ne isključite.',
    signalLimits: 'Vaš preglednik šalje signal „{signal}”. Što god ovdje odaberete, isključeno ostaje: {categories}.',
    signalOff: 'Isključeno: to traži vaš preglednik',
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
      description: 'Broji i snima posjete te isprobava dizajne kako bi se web-mjesto poboljšalo.',
    },
    experience: {
      title: 'Videozapisi i karte',
      description: 'Ugrađeni videozapisi, karte i objave.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Prikazuje oglase u skladu s vašim interesima i mjeri jesu li bili učinkoviti.',
    },
  },
  services: {
    list: 'Usluge',
    companies: 'one:{count} tvrtka|few:{count} tvrtke|other:{count} tvrtki',
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
    allowed: 'Dopušteno: {list}.',
    refused: 'Nije dopušteno: {list}.',
    choice: 'Pamti vaš izbor.',
    updated: 'Zadnje ažuriranje: {date}',
  },
}
