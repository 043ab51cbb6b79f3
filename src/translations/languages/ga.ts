import type { TranslationSet } from '../translation-set'

// Irish: a native reader should look at the tone, the buttons above all, and at "postálacha" and "logáilte isteach".
export const ga: TranslationSet = {
  common: {
    acceptAll: 'Glac le gach rud',
    rejectAll: 'Diúltaigh do gach rud',
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
      'Stórálaimid féin agus ár gcomhpháirtithe faisnéis ar do ghléas chun na gcuspóirí a cheadaíonn tú. Roghnaigh na cuspóirí sin. Is féidir leat d’intinn a athrú am ar bith.',
  },
  consentManagerDialog: {
    title: 'Socruithe príobháideachais',
    description:
      'Socraigh maidir le gach cuspóir an gceadaíonn tú é. Coinnítear do rogha ar an ngléas seo, agus is féidir leat teacht ar ais chun í a athrú.',
    signalLimits:
      'Seolann do bhrabhsálaí comhartha príobháideachais a chuireann teorainn leis an méid a cheadaíonn tú anseo.',
    optOutHonored:
      'Cloítear le d’iarratas rogha an diúltaithe: seolann do bhrabhsálaí an comhartha Global Privacy Control.',
  },
  placeholder: {
    title: 'Ábhar ó {host}',
    description:
      'Nuair a lódáiltear é, seoltar sonraí amhail do sheoladh IP chuig {host} agus d’fhéadfaí sonraí a stóráil ar do ghléas. Baineann sé le “{category}” agus ní lódáiltear é ach le do thoil.',
    load: 'Lódáil an t-ábhar seo uair amháin',
    allow: 'Ceadaigh “{category}” i gcónaí',
    loading: 'Tá an t-ábhar á lódáil …',
  },
  consentTypes: {
    necessary: {
      title: 'Fíor-riachtanach',
      description:
        'Ní féidir leis an suíomh oibriú gan iad seo, mar shampla chun tú a choinneáil logáilte isteach nó chun cuimhneamh ar an rogha seo. Bíonn siad gníomhach i gcónaí.',
    },
    functionality: {
      title: 'Feidhmiúlacht',
      description:
        'Gnéithe breise amhail comhrá, foirmeacha ó sholáthraithe eile nó roghanna a choinnítear i gcuimhne.',
    },
    measurement: {
      title: 'Anailísíocht',
      description:
        'Comhairtear cuairteanna agus taispeántar na leathanaigh a úsáidtear, ionas gur féidir an suíomh a fheabhsú.',
    },
    experience: {
      title: 'Eispéireas',
      description: 'Físeáin, léarscáileanna agus postálacha leabaithe, agus trialacha ar dhearaí nua.',
    },
    marketing: {
      title: 'Margaíocht',
      description: 'Taispeántar fógraíocht a oireann do do chuid spéiseanna agus tomhaistear ar éirigh léi.',
    },
  },
  services: {
    list: 'Seirbhísí',
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
    updated: 'Nuashonraithe go deireanach: {date}',
  },
}
