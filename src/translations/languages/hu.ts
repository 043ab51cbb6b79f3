import type { TranslationSet } from '../translation-set'

export const hu: TranslationSet = {
  common: {
    acceptAll: 'Összes elfogadása',
    rejectAll: 'Összes elutasítása',
    customize: 'Testreszabás',
    save: 'Beállítások mentése',
    close: 'Bezárás',
    alwaysActive: 'Mindig aktív',
    privacyPolicy: 'Adatvédelmi tájékoztató',
    saved: 'A beállításait mentettük.',
    doNotSell: 'Ne adják el és ne osszák meg a személyes adataimat',
    new: 'Új',
    download: 'Választásaim letöltése',
  },
  cookieBanner: {
    title: 'Fontos számunkra az Ön adatainak védelme',
    description:
      'Az Ön engedélyével mi és {partners} sütiket és hasonló technológiákat használunk, hogy {purposes}. Döntését bármikor módosíthatja e webhely adatvédelmi beállításaiban.',
    optOut:
      'Mi és {partners} sütiket és hasonló technológiákat használunk, hogy {purposes}. Ezt bármikor kikapcsolhatja.',
    partners: 'partnereink',
    purposes: {
      functionality: 'további funkciókat kínáljunk',
      measurement: 'számoljuk a látogatásokat',
      recordings: 'számoljuk és rögzítsük a látogatásokat',
      experience: 'videókat és térképeket mutassunk',
      marketing: 'személyre szabott hirdetéseket jelenítsünk meg',
    },
    list: { pair: '{first} és {last}', middle: '{first}, {last}', end: '{first} és {last}' },
  },
  consentManagerDialog: {
    title: 'Adatvédelmi beállítások',
    description:
      'Döntse el minden célról, hogy mi és {partners} tárolhatunk-e és olvashatunk-e adatokat az Ön eszközén.',
    optOut: 'Minden cél be van kapcsolva, amíg Ön ki nem kapcsolja.',
    signalLimits: 'Böngészője elküldi a „{signal}” jelzést. Bármit választ is itt, kikapcsolva marad: {categories}.',
    signalOff: 'Kikapcsolva: a böngészője kéri',
    optOutHonored: 'Tiltakozását tiszteletben tartjuk.',
    decided: 'Döntés napja: {date} Érvényes eddig: {until}',
  },
  placeholder: {
    title: 'Tartalom innen: {host}',
    description:
      'A betöltéskor olyan adatok, mint az Ön IP-címe, eljutnak ide: {host}, és az eszközén adatok tárolódhatnak.',
    load: 'Tartalom betöltése egyszer',
    allow: '„{category}”: mindig engedélyezem',
    loading: 'A tartalom töltődik…',
  },
  consentTypes: {
    necessary: {
      title: 'Feltétlenül szükséges',
      description:
        'A webhelynek szüksége van ezekre a sütikre a működéshez, például hogy bejelentkezve tartsa Önt vagy megjegyezze ezt a választást. Mindig aktívak.',
    },
    functionality: {
      title: 'További funkciók',
      description: 'Például csevegés, más szolgáltatók űrlapjai vagy megjegyzett beállítások.',
    },
    measurement: {
      title: 'Analitika',
      description: 'Számolja és rögzíti a látogatásokat, és megjelenéseket próbál ki, hogy a webhely jobb legyen.',
    },
    experience: {
      title: 'Videók és térképek',
      description: 'Beágyazott videók, térképek és bejegyzések.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Az Ön érdeklődésének megfelelő hirdetéseket jelenít meg, és méri, hogy hatásosak voltak-e.',
    },
  },
  services: {
    list: 'Szolgáltatások',
    companies: 'other:{count} cég',
    company: 'Vállalat',
    purpose: 'Cél',
    stores: 'Sütik és tárolás',
    name: 'Név',
    duration: 'Időtartam',
    session: 'A böngésző bezárásáig',
    persistent: 'Törlésig',
    alwaysAllow: '{service}: mindig engedélyezem',
    onThisPage: 'Ezen az oldalon',
    blocked: 'Letiltva',
    allowed: 'Engedélyezve: {list}.',
    refused: 'Nincs engedélyezve: {list}.',
    choice: 'Megjegyzi a választását.',
    updated: 'Utolsó frissítés: {date}',
  },
}
