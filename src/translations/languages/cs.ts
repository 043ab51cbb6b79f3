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
      'My a naši partneři ukládáme do vašeho zařízení informace pro účely, které povolíte. Vyberte, které to mají být. Své rozhodnutí můžete kdykoli změnit.',
  },
  consentManagerDialog: {
    title: 'Nastavení soukromí',
    description:
      'U každého účelu rozhodněte, zda jej povolíte. Vaše volba zůstane uložena v tomto zařízení a můžete se k ní vrátit a změnit ji.',
    signalLimits: 'Váš prohlížeč vysílá signál ochrany soukromí, který omezuje to, co zde povolíte.',
    optOutHonored: 'Váš nesouhlas je respektován: váš prohlížeč posílá signál Global Privacy Control.',
  },
  placeholder: {
    title: 'Obsah z {host}',
    description:
      'Při načtení se údaje, jako je vaše IP adresa, odešlou na {host} a do vašeho zařízení se mohou uložit data. Obsah patří do kategorie „{category}“ a načte se jen s vaším souhlasem.',
    load: 'Načíst tento obsah jednou',
    allow: 'Vždy povolit „{category}“',
    loading: 'Obsah se načítá …',
  },
  consentTypes: {
    necessary: {
      title: 'Nezbytně nutné',
      description:
        'Bez nich web nemůže fungovat. Slouží například k tomu, abyste zůstali přihlášeni nebo aby se zapamatovala tato volba. Jsou vždy aktivní.',
    },
    functionality: {
      title: 'Funkčnost',
      description: 'Doplňkové funkce, jako je chat, formuláře jiných poskytovatelů nebo zapamatované předvolby.',
    },
    measurement: {
      title: 'Analytika',
      description: 'Počítá návštěvy a ukazuje, které stránky se používají, aby bylo možné web zlepšovat.',
    },
    experience: {
      title: 'Uživatelský zážitek',
      description: 'Vložená videa, mapy a příspěvky a zkoušení nových podob webu.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Zobrazuje reklamu, která odpovídá vašim zájmům, a měří, zda byla účinná.',
    },
  },
  services: {
    list: 'Služby',
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
    updated: 'Naposledy aktualizováno: {date}',
  },
}
