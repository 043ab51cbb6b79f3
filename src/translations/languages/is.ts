import type { TranslationSet } from '../translation-set'

// Icelandic: a native reader should look at the wording about purposes and at "persónuverndarmerki".
export const is: TranslationSet = {
  common: {
    acceptAll: 'Samþykkja allt',
    rejectAll: 'Hafna öllu',
    customize: 'Sérsníða',
    save: 'Vista stillingar',
    close: 'Loka',
    alwaysActive: 'Alltaf virkar',
    privacyPolicy: 'Persónuverndarstefna',
    saved: 'Stillingarnar þínar hafa verið vistaðar.',
    doNotSell: 'Ekki selja eða deila persónuupplýsingum mínum',
    new: 'Nýtt',
    download: 'Sækja val mitt',
  },
  cookieBanner: {
    title: 'Persónuvernd þín skiptir okkur máli',
    description:
      'Við og samstarfsaðilar okkar geymum upplýsingar í tækinu þínu í þeim tilgangi sem þú leyfir. Veldu hver hann er. Þú getur skipt um skoðun hvenær sem er.',
  },
  consentManagerDialog: {
    title: 'Persónuverndarstillingar',
    description:
      'Ákveddu fyrir hvern tilgang hvort þú leyfir hann. Val þitt er geymt í þessu tæki og þú getur komið aftur og breytt því.',
    signalLimits: 'Vafrinn þinn sendir persónuverndarmerki sem takmarkar það sem þú leyfir hér.',
    optOutHonored: 'Höfnun þín er virt: vafrinn þinn sendir merkið Global Privacy Control.',
  },
  placeholder: {
    title: 'Efni frá {host}',
    description:
      'Þegar það er sótt eru gögn á borð við IP-tölu þína send til {host} og gögn kunna að vistast í tækinu þínu. Efnið heyrir undir „{category}“ og er aðeins sótt ef þú samþykkir.',
    load: 'Sækja þetta efni einu sinni',
    allow: 'Leyfa alltaf „{category}“',
    loading: 'Verið er að sækja efnið …',
  },
  consentTypes: {
    necessary: {
      title: 'Nauðsynlegar',
      description:
        'Vefurinn virkar ekki án þeirra, til dæmis til að viðhalda innskráningu þinni eða muna þetta val. Þær eru alltaf virkar.',
    },
    functionality: {
      title: 'Virkni',
      description: 'Aukaeiginleikar eins og spjall, eyðublöð frá öðrum þjónustuaðilum eða vistaðar stillingar.',
    },
    measurement: {
      title: 'Greining',
      description: 'Telur heimsóknir og sýnir hvaða síður eru notaðar svo hægt sé að bæta vefinn.',
    },
    experience: {
      title: 'Upplifun',
      description: 'Innfelld myndskeið, kort og færslur, og prófanir á nýju útliti.',
    },
    marketing: {
      title: 'Markaðssetning',
      description: 'Sýnir auglýsingar sem hæfa áhugasviði þínu og mælir hvort þær skiluðu árangri.',
    },
  },
  services: {
    list: 'Þjónustur',
    company: 'Fyrirtæki',
    purpose: 'Tilgangur',
    stores: 'Vafrakökur og geymsla',
    name: 'Heiti',
    duration: 'Gildistími',
    session: 'Þar til vafranum er lokað',
    persistent: 'Þar til eytt er',
    alwaysAllow: 'Leyfa alltaf {service}',
    onThisPage: 'Á þessari síðu',
    blocked: 'Lokað á',
    updated: 'Síðast uppfært: {date}',
  },
}
