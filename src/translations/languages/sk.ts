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
      'My a naši partneri ukladáme vo vašom zariadení informácie na účely, ktoré povolíte. Vyberte, ktoré to majú byť. Svoje rozhodnutie môžete kedykoľvek zmeniť.',
  },
  consentManagerDialog: {
    title: 'Nastavenia súkromia',
    description:
      'Pri každom účele rozhodnite, či ho povolíte. Vaša voľba zostane uložená v tomto zariadení a môžete sa k nej vrátiť a zmeniť ju.',
    signalLimits: 'Váš prehliadač vysiela signál ochrany súkromia, ktorý obmedzuje to, čo tu povolíte.',
    optOutHonored: 'Váš nesúhlas sa rešpektuje: váš prehliadač posiela signál Global Privacy Control.',
  },
  placeholder: {
    title: 'Obsah z {host}',
    description:
      'Pri načítaní sa údaje, ako je vaša IP adresa, odošlú na {host} a do vášho zariadenia sa môžu uložiť dáta. Obsah patrí do kategórie „{category}“ a načíta sa len s vaším súhlasom.',
    load: 'Načítať tento obsah raz',
    allow: 'Vždy povoliť „{category}“',
    loading: 'Obsah sa načítava …',
  },
  consentTypes: {
    necessary: {
      title: 'Nevyhnutne potrebné',
      description:
        'Bez nich web nemôže fungovať. Slúžia napríklad na to, aby ste zostali prihlásení alebo aby sa zapamätala táto voľba. Sú vždy aktívne.',
    },
    functionality: {
      title: 'Funkčnosť',
      description: 'Doplnkové funkcie, ako je chat, formuláre iných poskytovateľov alebo zapamätané predvoľby.',
    },
    measurement: {
      title: 'Analytika',
      description: 'Počíta návštevy a ukazuje, ktoré stránky sa používajú, aby sa web mohol zlepšovať.',
    },
    experience: {
      title: 'Používateľský zážitok',
      description: 'Vložené videá, mapy a príspevky a skúšanie nových podôb webu.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Zobrazuje reklamu, ktorá zodpovedá vašim záujmom, a meria, či bola účinná.',
    },
  },
  services: {
    list: 'Služby',
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
    updated: 'Naposledy aktualizované: {date}',
  },
}
