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
      'Mi i naši partneri čuvamo informacije na vašem uređaju u svrhe koje dozvolite. Izaberite koje. Svoju odluku možete promeniti u svakom trenutku.',
  },
  consentManagerDialog: {
    title: 'Podešavanja privatnosti',
    description:
      'Za svaku svrhu odlučite da li je dozvoljavate. Vaš izbor se čuva na ovom uređaju i možete se vratiti da ga promenite.',
    signalLimits: 'Vaš pregledač šalje signal privatnosti koji ograničava ono što ovde dozvolite.',
    optOutHonored: 'Vaše odbijanje se poštuje: vaš pregledač šalje signal Global Privacy Control.',
  },
  placeholder: {
    title: 'Sadržaj sa {host}',
    description:
      'Učitavanjem se podaci kao što je vaša IP adresa šalju na {host}, a na vašem uređaju se mogu sačuvati podaci. Sadržaj pripada kategoriji „{category}” i učitava se samo uz vaš pristanak.',
    load: 'Učitaj ovaj sadržaj jednom',
    allow: 'Uvek dozvoli „{category}”',
    loading: 'Sadržaj se učitava …',
  },
  consentTypes: {
    necessary: {
      title: 'Strogo neophodni',
      description:
        'Sajt ne može da radi bez njih. Potrebni su, na primer, da biste ostali prijavljeni ili da bi se ovaj izbor zapamtio. Uvek su aktivni.',
    },
    functionality: {
      title: 'Funkcionalnost',
      description: 'Dodatne mogućnosti, kao što su ćaskanje, obrasci drugih pružalaca usluga ili zapamćene postavke.',
    },
    measurement: {
      title: 'Analitika',
      description: 'Broji posete i pokazuje koje se stranice koriste kako bi sajt mogao da se poboljša.',
    },
    experience: {
      title: 'Korisničko iskustvo',
      description: 'Ugrađeni video-snimci, mape i objave i isprobavanje novog dizajna.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Prikazuje oglase u skladu s vašim interesovanjima i meri da li su bili delotvorni.',
    },
  },
  services: {
    list: 'Usluge',
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
    updated: 'Poslednje ažuriranje: {date}',
  },
}
