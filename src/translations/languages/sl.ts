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
      'Z vašim dovoljenjem mi in naši partnerji uporabljamo piškotke in podobne tehnologije, da lahko {purposes}. Izberite, katere namene dovolite. Odločitev lahko kadar koli spremenite.',
    optOut:
      'Mi in naši partnerji uporabljamo piškotke in podobne tehnologije, da lahko {purposes}. To lahko izklopite zdaj ali kadar koli pozneje.',
    purposes: {
      functionality: 'ponujamo dodatne možnosti',
      measurement: 'štejemo obiske',
      experience: 'prikazujemo videoposnetke in zemljevide',
      marketing: 'prikazujemo oglase',
    },
    list: { pair: '{first} in {last}', middle: '{first}, {last}', end: '{first} in {last}' },
  },
  consentManagerDialog: {
    title: 'Nastavitve zasebnosti',
    description:
      'Za vsak namen se odločite, ali smemo mi in naši partnerji v vaši napravi shranjevati in brati podatke.',
    optOut: 'Vsi nameni so vklopljeni, dokler jih ne izklopite.',
    signalLimits: 'Vaš brskalnik pošilja signal »{signal}«. Kar koli izberete tukaj, izklopljeno ostane: {categories}.',
    optOutHonored: 'Vaša zavrnitev se spoštuje.',
    decided: 'Vaša odločitev: {date}. Velja do: {until}.',
  },
  placeholder: {
    title: 'Vsebina s {host}',
    description:
      'Ob nalaganju se podatki, kot je vaš naslov IP, pošljejo na {host}, v vaši napravi pa se lahko shranijo podatki.',
    load: 'Naloži to vsebino enkrat',
    allow: 'Vedno dovoli »{category}«',
    loading: 'Vsebina se nalaga…',
  },
  consentTypes: {
    necessary: {
      title: 'Nujno potrebni',
      description:
        'Spletno mesto te piškotke potrebuje za delovanje, na primer da ostanete prijavljeni ali da se ta izbira ohrani. Vedno so aktivni.',
    },
    functionality: {
      title: 'Dodatne možnosti',
      description: 'Dodatne možnosti, kot so klepet, obrazci drugih ponudnikov ali shranjene nastavitve.',
    },
    measurement: {
      title: 'Analitika',
      description: 'Šteje obiske in pokaže, katere strani se uporabljajo, da je spletno mesto mogoče izboljšati.',
    },
    experience: {
      title: 'Videoposnetki in zemljevidi',
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
