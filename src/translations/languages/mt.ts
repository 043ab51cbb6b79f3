import type { TranslationSet } from '../translation-set'

// Maltese: a native reader should look at the loan words ("settings", "posts", "illoggjat") and at the tone.
export const mt: TranslationSet = {
  common: {
    acceptAll: 'Aċċetta kollox',
    rejectAll: 'Irrifjuta kollox',
    customize: 'Ippersonalizza',
    save: 'Salva s-settings',
    close: 'Agħlaq',
    alwaysActive: 'Dejjem attivi',
    privacyPolicy: 'Politika tal-privatezza',
    saved: 'Is-settings tiegħek ġew salvati.',
    doNotSell: 'Tbigħux u taqsmux l-informazzjoni personali tiegħi',
    new: 'Ġdid',
    download: 'Niżżel l-għażliet tiegħi',
  },
  cookieBanner: {
    title: 'Il-privatezza tiegħek hija importanti għalina',
    description:
      'Aħna u l-imsieħba tagħna naħżnu informazzjoni fuq l-apparat tiegħek għall-iskopijiet li tippermetti. Agħżel liema għandhom ikunu. Tista’ tibdel fehmtek fi kwalunkwe ħin.',
  },
  consentManagerDialog: {
    title: 'Settings tal-privatezza',
    description:
      'Iddeċiedi għal kull skop jekk tippermettihx. L-għażla tiegħek tinżamm fuq dan l-apparat, u tista’ terġa’ lura biex tibdilha.',
    signalLimits: 'Il-brawżer tiegħek jibgħat sinjal ta’ privatezza li jillimita dak li tippermetti hawnhekk.',
    optOutHonored:
      'It-talba tiegħek biex tirrifjuta hija rrispettata: il-brawżer tiegħek jibgħat is-sinjal Global Privacy Control.',
  },
  placeholder: {
    title: 'Kontenut minn {host}',
    description:
      'It-tagħbija tiegħu tibgħat data bħall-indirizz IP tiegħek lil {host}, li jista’ jaħżen data fuq l-apparat tiegħek. Jagħmel parti minn “{category}” u jitgħabba biss jekk taqbel.',
    load: 'Għabbi dan il-kontenut darba',
    allow: 'Dejjem ippermetti “{category}”',
    loading: 'Il-kontenut qed jitgħabba …',
  },
  consentTypes: {
    necessary: {
      title: 'Strettament neċessarji',
      description:
        'Is-sit ma jistax jaħdem mingħajrhom, pereżempju biex iżommok illoggjat jew biex jiftakar din l-għażla. Huma dejjem attivi.',
    },
    functionality: {
      title: 'Funzjonalità',
      description: 'Funzjonijiet addizzjonali bħal chat, formoli ta’ fornituri oħra jew preferenzi maħżuna.',
    },
    measurement: {
      title: 'Analitika',
      description: 'Tgħodd iż-żjarat u turi liema paġni jintużaw, biex is-sit ikun jista’ jitjieb.',
    },
    experience: {
      title: 'Esperjenza',
      description: 'Vidjos, mapep u posts inkorporati, u provi ta’ disinji ġodda.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Juri reklamar li jaqbel mal-interessi tiegħek u jkejjel jekk kienx effettiv.',
    },
  },
  services: {
    list: 'Servizzi',
    company: 'Kumpanija',
    purpose: 'Għan',
    stores: 'Cookies u ħażna',
    name: 'Isem',
    duration: 'Tul ta’ żmien',
    session: 'Sakemm jingħalaq il-browser',
    persistent: 'Sakemm jitħassar',
    alwaysAllow: 'Dejjem ħalli {service}',
    onThisPage: 'F’din il-paġna',
    blocked: 'Imblukkat',
    updated: 'L-aħħar aġġornament: {date}',
  },
}
