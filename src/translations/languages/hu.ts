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
      'Mi és partnereink információkat tárolunk az Ön eszközén az Ön által engedélyezett célokra. Válassza ki, melyek legyenek ezek. Döntését bármikor megváltoztathatja.',
  },
  consentManagerDialog: {
    title: 'Adatvédelmi beállítások',
    description:
      'Döntse el minden célról, hogy engedélyezi-e. Választását ezen az eszközön tároljuk, és később visszatérve módosíthatja.',
    signalLimits: 'Az Ön böngészője adatvédelmi jelzést küld, amely korlátozza az itt engedélyezetteket.',
    optOutHonored: 'Tiltakozását tiszteletben tartjuk: böngészője elküldi a Global Privacy Control jelzést.',
  },
  placeholder: {
    title: 'Tartalom innen: {host}',
    description:
      'A betöltéskor olyan adatok, mint az Ön IP-címe, eljutnak ide: {host}, és az eszközén adatok tárolódhatnak. A tartalom a(z) „{category}” kategóriába tartozik, és csak az Ön beleegyezésével töltődik be.',
    load: 'Tartalom betöltése egyszer',
    allow: '„{category}”: mindig engedélyezem',
    loading: 'A tartalom töltődik …',
  },
  consentTypes: {
    necessary: {
      title: 'Feltétlenül szükséges',
      description:
        'A webhely ezek nélkül nem működik; például nem tudná Önt bejelentkezve tartani vagy megjegyezni ezt a választást. Mindig aktívak.',
    },
    functionality: {
      title: 'Funkcionalitás',
      description: 'További funkciók, például csevegés, más szolgáltatók űrlapjai vagy megjegyzett beállítások.',
    },
    measurement: {
      title: 'Analitika',
      description:
        'Számolja a látogatásokat, és megmutatja, mely oldalakat használják, hogy a webhely javítható legyen.',
    },
    experience: {
      title: 'Felhasználói élmény',
      description: 'Beágyazott videók, térképek és bejegyzések, valamint új megjelenések kipróbálása.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Az Ön érdeklődésének megfelelő hirdetéseket jelenít meg, és méri, hogy hatásosak voltak-e.',
    },
  },
  services: {
    list: 'Szolgáltatások',
    company: 'Vállalat',
    purpose: 'Cél',
    stores: 'Sütik és tárolás',
    name: 'Név',
    duration: 'Időtartam',
    session: 'A böngésző bezárásáig',
    persistent: 'Törlésig',
    alwaysAllow: '{service} engedélyezése mindig',
    onThisPage: 'Ezen az oldalon',
    blocked: 'Letiltva',
    updated: 'Utolsó frissítés: {date}',
  },
}
