import type { TranslationSet } from '../translation-set'

// Maltese needs a native speaker's review of the loan words ("settings", "posts", "illoggjat") and the tone.
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
      'Bil-kunsens tiegħek, aħna u {partners} nużaw cookies u teknoloġiji simili biex {purposes}. Tista’ tibdel dan fi kwalunkwe ħin fis-Settings tal-privatezza ta’ dan is-sit.',
    optOut:
      'Aħna u {partners} nużaw cookies u teknoloġiji simili biex {purposes}. Tista’ titfihom issa jew fi kwalunkwe ħin.',
    partners: 'l-imsieħba tagħna',
    purposes: {
      functionality: 'noffru funzjonijiet addizzjonali',
      measurement: 'ngħoddu ż-żjarat',
      recordings: 'ngħoddu u nirreġistraw iż-żjarat',
      experience: 'nuru vidjows u mapep',
      marketing: 'nuru reklami personalizzati',
    },
    list: { pair: '{first} u {last}', middle: '{first}, {last}', end: '{first} u {last}' },
  },
  consentManagerDialog: {
    title: 'Settings tal-privatezza',
    description: 'Iddeċiedi għal kull skop jekk aħna u {partners} nistgħux naħżnu u naqraw data fuq l-apparat tiegħek.',
    optOut: 'L-iskopijiet kollha jkunu mixgħula sakemm titfihom.',
    signalLimits:
      'Il-brawżer tiegħek jibgħat is-sinjal “{signal}”. Tagħżel x’tagħżel hawnhekk, dan jibqa’ mitfi: {categories}.',
    signalOff: 'Mitfi: jitolbu l-browser tiegħek',
    optOutHonored: 'L-oġġezzjoni tiegħek hija rrispettata.',
    decided: 'Id-deċiżjoni tiegħek: {date}. Tgħodd sa: {until}.',
  },
  placeholder: {
    title: 'Kontenut minn {host}',
    description:
      'It-tagħbija tiegħu tibgħat data bħall-indirizz IP tiegħek lil {host}, li jista’ jaħżen data fuq l-apparat tiegħek.',
    load: 'Għabbi dan il-kontenut darba',
    allow: 'Dejjem ippermetti “{category}”',
    loading: 'Il-kontenut qed jitgħabba…',
  },
  consentTypes: {
    necessary: {
      title: 'Strettament neċessarji',
      description:
        'Is-sit jeħtieġ dawn il-cookies biex jaħdem, pereżempju biex iżommok illoggjat jew biex jiftakar din l-għażla. Dejjem ikunu attivi.',
    },
    functionality: {
      title: 'Funzjonijiet żejda',
      description: 'Funzjonijiet addizzjonali bħal chat, formoli ta’ fornituri oħra jew preferenzi maħżuna.',
    },
    measurement: {
      title: 'Analitika',
      description: 'Jgħodd u jirreġistra ż-żjarat u jipprova disinji biex is-sit ikun jista’ jitjieb.',
    },
    experience: {
      title: 'Vidjows u mapep',
      description: 'Vidjows, mapep u posts inkorporati.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Juri reklamar li jaqbel mal-interessi tiegħek u jkejjel jekk kienx effettiv.',
    },
  },
  services: {
    list: 'Servizzi',
    companies:
      'one:{count} kumpanija|two:{count} kumpaniji|few:{count} kumpaniji|many:{count}-il kumpanija|other:{count} kumpanija',
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
    allowed: 'Permess: {list}.',
    refused: 'Mhux permess: {list}.',
    choice: 'Jiftakar l-għażla tiegħek.',
    updated: 'L-aħħar aġġornament: {date}',
  },
}
