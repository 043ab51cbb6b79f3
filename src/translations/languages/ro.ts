import type { TranslationSet } from '../translation-set'

export const ro: TranslationSet = {
  common: {
    acceptAll: 'Acceptă tot',
    rejectAll: 'Respinge tot',
    customize: 'Personalizează',
    save: 'Salvează setările',
    close: 'Închide',
    alwaysActive: 'Mereu active',
    privacyPolicy: 'Politica de confidențialitate',
    saved: 'Setările dvs. au fost salvate.',
    doNotSell: 'Nu vindeți și nu partajați informațiile mele personale',
    new: 'Nou',
    download: 'Descarcă alegerile mele',
  },
  cookieBanner: {
    title: 'Confidențialitatea dvs. contează pentru noi',
    description:
      'Noi și partenerii noștri stocăm informații pe dispozitivul dvs. în scopurile pe care le permiteți. Alegeți care sunt acestea. Vă puteți răzgândi oricând.',
  },
  consentManagerDialog: {
    title: 'Setări de confidențialitate',
    description:
      'Decideți pentru fiecare scop dacă îl permiteți. Alegerea dvs. se păstrează pe acest dispozitiv și puteți reveni pentru a o modifica.',
    signalLimits: 'Browserul dvs. trimite un semnal de confidențialitate care limitează ceea ce permiteți aici.',
    optOutHonored:
      'Refuzul dumneavoastră este respectat: browserul dumneavoastră trimite semnalul Global Privacy Control.',
  },
  placeholder: {
    title: 'Conținut de la {host}',
    description:
      'La încărcare, date precum adresa dvs. IP sunt trimise către {host}, care poate stoca date pe dispozitivul dvs. Conținutul ține de „{category}” și se încarcă doar dacă sunteți de acord.',
    load: 'Încarcă acest conținut o dată',
    allow: 'Permite mereu „{category}”',
    loading: 'Conținutul se încarcă …',
  },
  consentTypes: {
    necessary: {
      title: 'Strict necesare',
      description:
        'Site-ul nu poate funcționa fără ele, de exemplu pentru a vă păstra sesiunea deschisă sau pentru a reține această alegere. Sunt mereu active.',
    },
    functionality: {
      title: 'Funcționalitate',
      description: 'Funcții suplimentare, cum ar fi chatul, formularele altor furnizori sau preferințele reținute.',
    },
    measurement: {
      title: 'Analiză',
      description: 'Numără vizitele și arată ce pagini sunt folosite, pentru ca site-ul să poată fi îmbunătățit.',
    },
    experience: {
      title: 'Experiență',
      description: 'Videoclipuri, hărți și postări încorporate, precum și testarea unor noi variante de design.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Afișează reclame potrivite intereselor dvs. și măsoară dacă au avut efect.',
    },
  },
  services: {
    list: 'Servicii',
    company: 'Companie',
    purpose: 'Scop',
    stores: 'Cookie-uri și stocare',
    name: 'Nume',
    duration: 'Durată',
    session: 'Până la închiderea browserului',
    persistent: 'Până la ștergere',
    alwaysAllow: 'Permite întotdeauna {service}',
    onThisPage: 'Pe această pagină',
    blocked: 'Blocat',
    updated: 'Ultima actualizare: {date}',
  },
}
