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
      'Cu acordul dvs., noi și {partners} folosim cookie-uri și tehnologii similare pentru a {purposes}. Vă puteți răzgândi oricând în Setările de confidențialitate ale acestui site.',
    optOut:
      'Noi și {partners} folosim cookie-uri și tehnologii similare pentru a {purposes}. Le puteți dezactiva acum sau oricând.',
    partners: 'partenerii noștri',
    purposes: {
      functionality: 'oferi funcții suplimentare',
      measurement: 'număra vizitele',
      recordings: 'număra și înregistra vizitele',
      experience: 'afișa videoclipuri și hărți',
      marketing: 'afișa reclame personalizate',
    },
    list: { pair: '{first} și {last}', middle: '{first}, {last}', end: '{first} și {last}' },
  },
  consentManagerDialog: {
    title: 'Setări de confidențialitate',
    description: 'Decideți pentru fiecare scop dacă noi și {partners} putem stoca și citi date pe acest dispozitiv.',
    optOut: 'Toate scopurile sunt active până când le dezactivați.',
    signalLimits: 'Browserul dvs. trimite semnalul „{signal}”. Orice ați alege aici, rămâne dezactivat: {categories}.',
    signalOff: 'Dezactivat: browserul dvs. o cere',
    optOutHonored: 'Opoziția dvs. este respectată.',
    decided: 'Ați decis la {date}. Alegerea este valabilă până la {until}.',
  },
  placeholder: {
    title: 'Conținut de la {host}',
    description:
      'La încărcare, date precum adresa dvs. IP sunt trimise către {host}, care poate stoca date pe acest dispozitiv.',
    load: 'Încarcă acest conținut o dată',
    allow: 'Permite mereu „{category}”',
    loading: 'Conținutul se încarcă…',
  },
  consentTypes: {
    necessary: {
      title: 'Strict necesare',
      description:
        'Site-ul are nevoie de aceste cookie-uri ca să funcționeze, de exemplu pentru a vă păstra sesiunea deschisă sau pentru a reține această alegere. Sunt mereu active.',
    },
    functionality: {
      title: 'Funcții suplimentare',
      description: 'De exemplu chat, formularele altor furnizori sau preferințele reținute.',
    },
    measurement: {
      title: 'Analiză',
      description: 'Numără și înregistrează vizitele și testează variante de design, pentru a îmbunătăți site-ul.',
    },
    experience: {
      title: 'Videoclipuri și hărți',
      description: 'Videoclipuri, hărți și postări încorporate.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Afișează reclame potrivite intereselor dvs. și măsoară dacă au avut efect.',
    },
  },
  services: {
    list: 'Servicii',
    companies: 'one:{count} companie|few:{count} companii|other:{count} de companii',
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
    allowed: 'Permis: {list}.',
    refused: 'Nepermis: {list}.',
    choice: 'Reține alegerea dvs.',
    updated: 'Ultima actualizare: {date}',
  },
}
