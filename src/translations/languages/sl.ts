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
      'Z vašo privolitvijo mi in {partners} uporabljamo piškotke in podobne tehnologije, da lahko {purposes}. To lahko vedno spremenite v Nastavitvah zasebnosti tega spletnega mesta.',
    optOut:
      'Mi in {partners} uporabljamo piškotke in podobne tehnologije, da lahko {purposes}. To lahko izklopite zdaj ali kadar koli pozneje.',
    partners: 'naši partnerji',
    purposes: {
      functionality: 'ponujamo dodatne možnosti',
      measurement: 'štejemo obiske',
      recordings: 'štejemo in snemamo obiske',
      experience: 'prikazujemo videoposnetke in zemljevide',
      marketing: 'prikazujemo prilagojene oglase',
    },
    list: { pair: '{first} in {last}', middle: '{first}, {last}', end: '{first} in {last}' },
  },
  consentManagerDialog: {
    title: 'Nastavitve zasebnosti',
    description: 'Za vsak namen se odločite, ali smemo mi in {partners} v vaši napravi shranjevati in brati podatke.',
    optOut: 'Vsi nameni so vklopljeni, dokler jih ne izklopite.',
    signalLimits: 'Vaš brskalnik pošilja signal »{signal}«. Kar koli izberete tukaj, izklopljeno ostane: {categories}.',
    signalOff: 'Izklopljeno: to zahteva vaš brskalnik',
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
      description: 'Šteje in snema obiske ter preizkuša oblike, da je spletno mesto lahko boljše.',
    },
    experience: {
      title: 'Videoposnetki in zemljevidi',
      description: 'Vdelani videoposnetki, zemljevidi in objave.',
    },
    marketing: {
      title: 'Trženje',
      description: 'Prikazuje oglase, ki ustrezajo vašim zanimanjem, in meri, ali so bili učinkoviti.',
    },
  },
  services: {
    list: 'Storitve',
    companies: 'one:{count} podjetje|two:{count} podjetji|few:{count} podjetja|other:{count} podjetij',
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
    allowed: 'Dovoljeno: {list}.',
    refused: 'Ni dovoljeno: {list}.',
    choice: 'Zapomni si vašo izbiro.',
    updated: 'Zadnja posodobitev: {date}',
  },
}
