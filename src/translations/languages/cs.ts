import type { TranslationSet } from '../translation-set'

export const cs: TranslationSet = {
  common: {
    acceptAll: 'Přijmout vše',
    rejectAll: 'Odmítnout vše',
    customize: 'Přizpůsobit',
    save: 'Uložit nastavení',
    close: 'Zavřít',
    alwaysActive: 'Vždy aktivní',
    privacyPolicy: 'Zásady ochrany osobních údajů',
    saved: 'Vaše nastavení bylo uloženo.',
    doNotSell: 'Neprodávejte ani nesdílejte mé osobní údaje',
    new: 'Nové',
    download: 'Stáhnout moje volby',
  },
  cookieBanner: {
    title: 'Vážíme si vašeho soukromí',
    description:
      'S vaším svolením používáme my a {partners} soubory cookie a podobné technologie, abychom mohli {purposes}. Rozhodnutí můžete kdykoli změnit v Nastavení soukromí tohoto webu.',
    optOut:
      'My a {partners} používáme soubory cookie a podobné technologie, abychom mohli {purposes}. Můžete to vypnout hned nebo kdykoli později.',
    partners: 'naši partneři',
    purposes: {
      functionality: 'nabízet doplňkové funkce',
      measurement: 'počítat návštěvy',
      recordings: 'počítat a nahrávat návštěvy',
      experience: 'zobrazovat videa a mapy',
      marketing: 'zobrazovat personalizovanou reklamu',
    },
    list: { pair: '{first} a {last}', middle: '{first}, {last}', end: '{first} a {last}' },
  },
  consentManagerDialog: {
    title: 'Nastavení soukromí',
    description: 'U každého účelu rozhodněte, zda smíme my a {partners} ve vašem zařízení ukládat a číst data.',
    optOut: 'Všechny účely jsou zapnuté, dokud je nevypnete.',
    signalLimits: 'Váš prohlížeč posílá signál „{signal}“. Ať zde zvolíte cokoli, vypnuté zůstane: {categories}.',
    signalOff: 'Vypnuto: žádá to váš prohlížeč',
    optOutHonored: 'Váš nesouhlas je respektován.',
    decided: 'Rozhodli jste se {date}. Vaše volba platí do {until}.',
  },
  placeholder: {
    title: 'Obsah z {host}',
    description:
      'Při načtení se údaje, jako je vaše IP adresa, odešlou na {host} a do vašeho zařízení se mohou uložit data.',
    load: 'Načíst tento obsah jednou',
    allow: 'Vždy povolit „{category}“',
    loading: 'Obsah se načítá…',
  },
  consentTypes: {
    necessary: {
      title: 'Nezbytně nutné',
      description:
        'Web tyto soubory cookie potřebuje, aby fungoval, například abyste zůstali přihlášeni nebo aby se zapamatovala tato volba. Jsou vždy aktivní.',
    },
    functionality: {
      title: 'Doplňkové funkce',
      description: 'Například chat, formuláře jiných poskytovatelů nebo zapamatované předvolby.',
    },
    measurement: {
      title: 'Analytika',
      description: 'Počítá a nahrává návštěvy a zkouší podoby webu, aby ho bylo možné zlepšovat.',
    },
    experience: {
      title: 'Videa a mapy',
      description: 'Vložená videa, mapy a příspěvky.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Zobrazuje reklamu, která odpovídá vašim zájmům, a měří, zda byla účinná.',
    },
  },
  services: {
    list: 'Služby',
    companies: 'one:{count} společnost|few:{count} společnosti|other:{count} společností',
    company: 'Společnost',
    purpose: 'Účel',
    stores: 'Cookies a úložiště',
    name: 'Název',
    duration: 'Doba uložení',
    session: 'Do zavření prohlížeče',
    persistent: 'Do smazání',
    alwaysAllow: 'Vždy povolit {service}',
    onThisPage: 'Na této stránce',
    blocked: 'Zablokováno',
    allowed: 'Povoleno: {list}.',
    refused: 'Nepovoleno: {list}.',
    choice: 'Pamatuje si vaši volbu.',
    updated: 'Naposledy aktualizováno: {date}',
  },
}
