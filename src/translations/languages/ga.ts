import type { TranslationSet } from '../translation-set'

// Irish needs a native speaker's review of the tone, the buttons above all, and "postálacha" and "logáilte isteach".
export const ga: TranslationSet = {
  common: {
    acceptAll: 'Glac leo uile',
    rejectAll: 'Diúltaigh dóibh uile',
    customize: 'Saincheap',
    save: 'Sábháil na socruithe',
    close: 'Dún',
    alwaysActive: 'Gníomhach i gcónaí',
    privacyPolicy: 'Beartas príobháideachais',
    saved: 'Sábháladh do chuid socruithe.',
    doNotSell: 'Ná díol agus ná roinn mo chuid faisnéise pearsanta',
    new: 'Nua',
    download: 'Íoslódáil mo roghanna',
  },
  cookieBanner: {
    title: 'Tá do phríobháideachas tábhachtach dúinn',
    description:
      'Le do chead, úsáidimid féin agus {partners} fianáin agus teicneolaíochtaí cosúla chun {purposes}. Is féidir é a athrú am ar bith i Socruithe príobháideachais an tsuímh seo.',
    optOut:
      'Úsáidimid féin agus {partners} fianáin agus a leithéid chun {purposes}. Is féidir é a chasadh as am ar bith.',
    partners: 'ár gcomhpháirtithe',
    purposes: {
      functionality: 'gnéithe breise a chur ar fáil',
      measurement: 'cuairteanna a áireamh',
      recordings: 'cuairteanna a áireamh agus a thaifeadadh',
      experience: 'físeáin is léarscáileanna a thaispeáint',
      marketing: 'fógraí pearsantaithe a thaispeáint',
    },
    list: { pair: '{first} agus {last}', middle: '{first}, {last}', end: '{first} agus {last}' },
  },
  consentManagerDialog: {
    title: 'Socruithe príobháideachais',
    description:
      'Socraigh maidir le gach cuspóir an bhféadfaimid féin agus {partners} sonraí a stóráil agus a léamh ar do ghléas.',
    optOut: 'Bíonn gach cuspóir ar siúl go dtí go gcasann tú as é.',
    signalLimits:
      'Seolann do bhrabhsálaí an comhartha “{signal}”. Is cuma cad a roghnaíonn tú anseo, fanann sé seo as: {categories}.',
    signalOff: 'As: iarrann do bhrabhsálaí é',
    optOutHonored: 'Cloítear le do dhiúltú.',
    decided: 'Rinne tú do rogha an {date}. Tá sí bailí go dtí an {until}.',
  },
  placeholder: {
    title: 'Ábhar ó {host}',
    description:
      'Nuair a lódáiltear é, seoltar sonraí amhail do sheoladh IP chuig {host} agus d’fhéadfaí sonraí a stóráil ar do ghléas.',
    load: 'Lódáil an t-ábhar seo uair amháin',
    allow: 'Ceadaigh “{category}” i gcónaí',
    loading: 'Tá an t-ábhar á lódáil…',
  },
  consentTypes: {
    necessary: {
      title: 'Fíor-riachtanach',
      description:
        'Tá na fianáin seo de dhíth ar an suíomh chun oibriú, mar shampla chun tú a choinneáil logáilte isteach nó chun cuimhneamh ar an rogha seo. Bíonn siad gníomhach i gcónaí.',
    },
    functionality: {
      title: 'Gnéithe breise',
      description:
        'Gnéithe breise amhail comhrá, foirmeacha ó sholáthraithe eile nó roghanna a choinnítear i gcuimhne.',
    },
    measurement: {
      title: 'Anailísíocht',
      description: 'Áirítear agus taifeadtar cuairteanna agus tástáiltear dearaí, chun an suíomh a fheabhsú.',
    },
    experience: {
      title: 'Físeáin agus léarscáileanna',
      description: 'Físeáin, léarscáileanna agus postálacha leabaithe.',
    },
    marketing: {
      title: 'Margaíocht',
      description: 'Taispeántar fógraíocht a oireann do do chuid spéiseanna agus tomhaistear ar éirigh léi.',
    },
  },
  services: {
    list: 'Seirbhísí',
    companies:
      'one:{count} chuideachta|two:{count} chuideachta|few:{count} chuideachta|many:{count} gcuideachta|other:{count} cuideachta',
    company: 'Cuideachta',
    purpose: 'Cuspóir',
    stores: 'Fianáin agus stóráil',
    name: 'Ainm',
    duration: 'Fad',
    session: 'Go dtí go ndúntar an brabhsálaí',
    persistent: 'Go dtí go scriostar é',
    alwaysAllow: 'Ceadaigh {service} i gcónaí',
    onThisPage: 'Ar an leathanach seo',
    blocked: 'Blocáilte',
    allowed: 'Ceadaithe: {list}.',
    refused: 'Gan cheadú: {list}.',
    choice: 'Cuimhníonn sé ar do rogha.',
    updated: 'Nuashonraithe go deireanach: {date}',
  },
}
