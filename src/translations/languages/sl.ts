import type { TranslationSet } from '../translation-set'

export const sl: TranslationSet = {
  common: {
    acceptAll: 'Sprejmi vse',
    rejectAll: 'Zavrni vse',
    customize: 'Prilagodi',
    save: 'Shrani nastavitve',
    close: 'Zapri',
    alwaysActive: 'Vedno aktivni',
    privacyPolicy: 'Pravilnik o zasebnosti',
    saved: 'Vaše nastavitve so shranjene.',
    doNotSell: 'Ne prodajajte in ne delite mojih osebnih podatkov',
    new: 'Novo',
    download: 'Prenesi moje izbire',
  },
  cookieBanner: {
    title: 'Cenimo vašo zasebnost',
    description:
      'Mi in naši partnerji v vaši napravi shranjujemo podatke za namene, ki jih dovolite. Izberite, kateri naj bodo. Odločitev lahko kadar koli spremenite.',
  },
  consentManagerDialog: {
    title: 'Nastavitve zasebnosti',
    description:
      'Za vsak namen se odločite, ali ga dovolite. Vaša izbira ostane shranjena v tej napravi in jo lahko pozneje spremenite.',
    signalLimits: 'Vaš brskalnik pošilja signal o zasebnosti, ki omejuje to, kar dovolite tukaj.',
    optOutHonored: 'Vaša zavrnitev se spoštuje: vaš brskalnik pošilja signal Global Privacy Control.',
  },
  placeholder: {
    title: 'Vsebina s {host}',
    description:
      'Ob nalaganju se podatki, kot je vaš naslov IP, pošljejo na {host}, v vaši napravi pa se lahko shranijo podatki. Vsebina spada v kategorijo »{category}« in se naloži samo z vašim soglasjem.',
    load: 'Naloži to vsebino enkrat',
    allow: 'Vedno dovoli »{category}«',
    loading: 'Vsebina se nalaga …',
  },
  consentTypes: {
    necessary: {
      title: 'Nujno potrebni',
      description:
        'Spletno mesto brez njih ne more delovati. Potrebni so na primer, da ostanete prijavljeni ali da se ta izbira ohrani. Vedno so aktivni.',
    },
    functionality: {
      title: 'Funkcionalnost',
      description: 'Dodatne možnosti, kot so klepet, obrazci drugih ponudnikov ali shranjene nastavitve.',
    },
    measurement: {
      title: 'Analitika',
      description: 'Šteje obiske in pokaže, katere strani se uporabljajo, da je spletno mesto mogoče izboljšati.',
    },
    experience: {
      title: 'Uporabniška izkušnja',
      description: 'Vdelani videoposnetki, zemljevidi in objave ter preizkušanje novih oblik.',
    },
    marketing: {
      title: 'Trženje',
      description: 'Prikazuje oglase, ki ustrezajo vašim zanimanjem, in meri, ali so bili učinkoviti.',
    },
  },
  services: {
    list: 'Storitve',
    company: 'Podjetje',
    purpose: 'Namen',
    stores: 'Piškotki in shramba',
    name: 'Ime',
    duration: 'Trajanje',
    session: 'Do zaprtja brskalnika',
    persistent: 'Do izbrisa',
    alwaysAllow: 'Vedno dovoli {service}',
    onThisPage: 'Na tej strani',
    blocked: 'Blokirano',
    updated: 'Zadnja posodobitev: {date}',
  },
}
