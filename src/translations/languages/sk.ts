import type { TranslationSet } from '../translation-set'

export const sk: TranslationSet = {
  common: {
    acceptAll: 'Prijať všetko',
    rejectAll: 'Odmietnuť všetko',
    customize: 'Prispôsobiť',
    save: 'Uložiť nastavenia',
    close: 'Zavrieť',
    alwaysActive: 'Vždy aktívne',
    privacyPolicy: 'Zásady ochrany osobných údajov',
    saved: 'Vaše nastavenia boli uložené.',
    doNotSell: 'Nepredávajte ani nezdieľajte moje osobné údaje',
    new: 'Nové',
    download: 'Stiahnuť moje voľby',
  },
  cookieBanner: {
    title: 'Vážime si vaše súkromie',
    description:
      'S vaším súhlasom používame my a {partners} súbory cookie a podobné technológie, aby sme mohli {purposes}. Rozhodnutie môžete kedykoľvek zmeniť v Nastaveniach súkromia tohto webu.',
    optOut:
      'My a {partners} používame súbory cookie a podobné technológie, aby sme mohli {purposes}. Môžete to vypnúť hneď alebo kedykoľvek neskôr.',
    partners: 'naši partneri',
    purposes: {
      functionality: 'ponúkať doplnkové funkcie',
      measurement: 'počítať návštevy',
      recordings: 'počítať a nahrávať návštevy',
      experience: 'zobrazovať videá a mapy',
      marketing: 'zobrazovať personalizovanú reklamu',
    },
    list: { pair: '{first} a {last}', middle: '{first}, {last}', end: '{first} a {last}' },
  },
  consentManagerDialog: {
    title: 'Nastavenia súkromia',
    description: 'Pri každom účele rozhodnite, či smieme my a {partners} vo vašom zariadení ukladať a čítať dáta.',
    optOut: 'Všetky účely sú zapnuté, kým ich nevypnete.',
    signalLimits: 'Váš prehliadač posiela signál „{signal}“. Nech tu zvolíte čokoľvek, vypnuté zostane: {categories}.',
    signalOff: 'Vypnuté: žiada to váš prehliadač',
    optOutHonored: 'Váš nesúhlas sa rešpektuje.',
    decided: 'Rozhodli ste sa {date}. Vaša voľba platí do {until}.',
  },
  placeholder: {
    title: 'Obsah z {host}',
    description:
      'Pri načítaní sa údaje, ako je vaša IP adresa, odošlú na {host} a do vášho zariadenia sa môžu uložiť dáta.',
    load: 'Načítať tento obsah raz',
    allow: 'Vždy povoliť „{category}“',
    loading: 'Obsah sa načítava…',
  },
  consentTypes: {
    necessary: {
      title: 'Nevyhnutne potrebné',
      description:
        'Web potrebuje tieto súbory cookie, aby fungoval, napríklad aby ste zostali prihlásení alebo aby sa zapamätala táto voľba. Sú vždy aktívne.',
    },
    functionality: {
      title: 'Doplnkové funkcie',
      description: 'Napríklad chat, formuláre iných poskytovateľov alebo zapamätané predvoľby.',
    },
    measurement: {
      title: 'Analytika',
      description: 'Počíta a nahráva návštevy a skúša podoby webu, aby ho bolo možné zlepšovať.',
    },
    experience: {
      title: 'Videá a mapy',
      description: 'Vložené videá, mapy a príspevky.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Zobrazuje reklamu, ktorá zodpovedá vašim záujmom, a meria, či bola účinná.',
    },
  },
  services: {
    list: 'Služby',
    companies: 'one:{count} spoločnosť|few:{count} spoločnosti|other:{count} spoločností',
    company: 'Spoločnosť',
    purpose: 'Účel',
    stores: 'Súbory cookie a úložisko',
    name: 'Názov',
    duration: 'Doba uloženia',
    session: 'Do zatvorenia prehliadača',
    persistent: 'Do vymazania',
    alwaysAllow: 'Vždy povoliť {service}',
    onThisPage: 'Na tejto stránke',
    blocked: 'Zablokované',
    allowed: 'Povolené: {list}.',
    refused: 'Nepovolené: {list}.',
    choice: 'Pamätá si vašu voľbu.',
    updated: 'Naposledy aktualizované: {date}',
  },
}
