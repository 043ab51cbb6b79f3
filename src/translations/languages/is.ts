import type { TranslationSet } from '../translation-set'

// Icelandic needs a native speaker's review of the wording about purposes and "persónuverndarmerki".
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
    doNotSell: 'Ekki selja persónuupplýsingar mínar eða deila þeim',
    new: 'Nýtt',
    download: 'Sækja val mitt',
  },
  cookieBanner: {
    title: 'Persónuvernd þín skiptir okkur máli',
    description:
      'Með þínu leyfi notum við og {partners} vefkökur (cookies) og svipaða tækni til að {purposes}. Þú getur breytt þessu hvenær sem er í persónuverndarstillingum þessa vefs.',
    optOut:
      'Við og {partners} notum vefkökur (cookies) og svipaða tækni til að {purposes}. Þú getur slökkt á því núna eða hvenær sem er.',
    partners: 'samstarfsaðilar okkar',
    purposes: {
      functionality: 'bjóða upp á aukaeiginleika',
      measurement: 'telja heimsóknir',
      recordings: 'telja og taka upp heimsóknir',
      experience: 'sýna myndskeið og kort',
      marketing: 'sýna sérsniðnar auglýsingar',
    },
    list: { pair: '{first} og {last}', middle: '{first}, {last}', end: '{first} og {last}' },
  },
  consentManagerDialog: {
    title: 'Persónuverndarstillingar',
    description: 'Ákveddu fyrir hvern tilgang hvort við og {partners} megum geyma og lesa gögn í tækinu þínu.',
    optOut: 'Kveikt er á öllum tilgangi þar til þú slekkur á honum.',
    signalLimits: 'Vafrinn þinn sendir merkið „{signal}“. Hvað sem þú velur hér er slökkt á þessu: {categories}.',
    signalOff: 'Slökkt: vafrinn þinn biður um það',
    optOutHonored: 'Höfnun þín er virt.',
    decided: 'Þú ákvaðst þetta {date}. Valið gildir til {until}.',
  },
  placeholder: {
    title: 'Efni frá {host}',
    description:
      'Þegar það er sótt eru gögn á borð við IP-tölu þína send til {host} og gögn kunna að vistast í tækinu þínu.',
    load: 'Sækja þetta efni einu sinni',
    allow: 'Leyfa alltaf „{category}“',
    loading: 'Verið er að sækja efnið…',
  },
  consentTypes: {
    necessary: {
      title: 'Nauðsynlegar',
      description:
        'Vefurinn þarf þessar vefkökur til að virka, til dæmis til að viðhalda innskráningu þinni eða muna þetta val. Þær eru alltaf virkar.',
    },
    functionality: {
      title: 'Aukaeiginleikar',
      description: 'Aukaeiginleikar eins og spjall, eyðublöð frá öðrum þjónustuaðilum eða vistaðar stillingar.',
    },
    measurement: {
      title: 'Greining',
      description: 'Telur og tekur upp heimsóknir og prófar útlit svo að bæta megi vefinn.',
    },
    experience: {
      title: 'Myndskeið og kort',
      description: 'Innfelld myndskeið, kort og færslur.',
    },
    marketing: {
      title: 'Markaðssetning',
      description: 'Sýnir auglýsingar sem hæfa áhugasviði þínu og mælir hvort þær skiluðu árangri.',
    },
  },
  services: {
    list: 'Þjónustur',
    companies: 'other:{count} fyrirtæki',
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
    allowed: 'Leyft: {list}.',
    refused: 'Ekki leyft: {list}.',
    choice: 'Man valið þitt.',
    updated: 'Síðast uppfært: {date}',
  },
}
