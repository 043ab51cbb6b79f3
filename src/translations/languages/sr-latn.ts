import type { TranslationSet } from '../translation-set'

export const srLatn: TranslationSet = {
  common: {
    acceptAll: 'Prihvati sve',
    rejectAll: 'Odbij sve',
    customize: 'Prilagodi',
    save: 'Sačuvaj podešavanja',
    close: 'Zatvori',
    alwaysActive: 'Uvek aktivni',
    privacyPolicy: 'Politika privatnosti',
    saved: 'Vaša podešavanja su sačuvana.',
    doNotSell: 'Nemojte prodavati ni deliti moje lične podatke',
    new: 'Novo',
    download: 'Preuzmi moje izbore',
  },
  cookieBanner: {
    title: 'Cenimo vašu privatnost',
    description:
      'Uz vašu dozvolu mi i {partners} koristimo kolačiće i slične tehnologije da bismo mogli da {purposes}. Odluku možete promeniti u svakom trenutku u Podešavanjima privatnosti ovog sajta.',
    optOut:
      'Mi i {partners} koristimo kolačiće i slične tehnologije da bismo mogli da {purposes}. To možete isključiti sada ili u svakom trenutku.',
    partners: 'naši partneri',
    purposes: {
      functionality: 'nudimo dodatne mogućnosti',
      measurement: 'brojimo posete',
      recordings: 'brojimo i snimamo posete',
      experience: 'prikazujemo video-snimke i mape',
      marketing: 'prikazujemo personalizovane oglase',
    },
    list: { pair: '{first} i {last}', middle: '{first}, {last}', end: '{first} i {last}' },
  },
  consentManagerDialog: {
    title: 'Podešavanja privatnosti',
    description: 'Za svaku svrhu odlučite da li smemo mi i {partners} da čuvamo i čitamo podatke na vašem uređaju.',
    optOut: 'Sve svrhe su uključene dok ih ne isključite.',
    signalLimits: 'Vaš pregledač šalje signal „{signal}”. Šta god ovde izaberete, isključeno ostaje: {categories}.',
    signalOff: 'Isključeno: to traži vaš pregledač',
    optOutHonored: 'Vaše odbijanje se poštuje.',
    decided: 'Vaša odluka: {date} – važi do: {until}',
  },
  placeholder: {
    title: 'Sadržaj sa {host}',
    description:
      'Učitavanjem se podaci kao što je vaša IP adresa šalju na {host}, a na vašem uređaju se mogu sačuvati podaci.',
    load: 'Učitaj ovaj sadržaj jednom',
    allow: 'Uvek dozvoli „{category}”',
    loading: 'Sadržaj se učitava…',
  },
  consentTypes: {
    necessary: {
      title: 'Strogo neophodni',
      description:
        'Sajtu su ovi kolačići potrebni da bi radio, na primer da biste ostali prijavljeni ili da bi se ovaj izbor zapamtio. Uvek su aktivni.',
    },
    functionality: {
      title: 'Dodatne mogućnosti',
      description: 'Dodatne mogućnosti, kao što su ćaskanje, obrasci drugih pružalaca usluga ili zapamćene postavke.',
    },
    measurement: {
      title: 'Analitika',
      description: 'Broji i snima posete i isprobava dizajn da bi sajt mogao da se poboljša.',
    },
    experience: {
      title: 'Video-snimci i mape',
      description: 'Ugrađeni video-snimci, mape i objave.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Prikazuje oglase u skladu s vašim interesovanjima i meri da li su bili delotvorni.',
    },
  },
  services: {
    list: 'Usluge',
    companies: 'one:{count} kompanija|few:{count} kompanije|other:{count} kompanija',
    company: 'Kompanija',
    purpose: 'Svrha',
    stores: 'Kolačići i skladište',
    name: 'Naziv',
    duration: 'Trajanje',
    session: 'Do zatvaranja pregledača',
    persistent: 'Do brisanja',
    alwaysAllow: 'Uvek dozvoli {service}',
    onThisPage: 'Na ovoj stranici',
    blocked: 'Blokirano',
    allowed: 'Dozvoljeno: {list}.',
    refused: 'Nije dozvoljeno: {list}.',
    choice: 'Pamti vaš izbor.',
    updated: 'Poslednje ažuriranje: {date}',
  },
}
