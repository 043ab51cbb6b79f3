import type { TranslationSet } from '../translation-set'

// Lithuanian needs a native speaker's review of the forms that agree with an unsaid "slapukai".
export const lt: TranslationSet = {
  common: {
    acceptAll: 'Priimti visus',
    rejectAll: 'Atmesti visus',
    customize: 'Pritaikyti',
    save: 'Išsaugoti nustatymus',
    close: 'Uždaryti',
    alwaysActive: 'Visada aktyvūs',
    privacyPolicy: 'Privatumo politika',
    saved: 'Jūsų nustatymai išsaugoti.',
    doNotSell: 'Neparduokite mano asmens duomenų ir jais nesidalykite',
    new: 'Nauja',
    download: 'Atsisiųsti mano pasirinkimus',
  },
  cookieBanner: {
    title: 'Mums rūpi jūsų privatumas',
    description:
      'Jums leidus, mes ir {partners} naudojame slapukus ir panašias technologijas, kad galėtume {purposes}. Pasirinkimą galite bet kada pakeisti šios svetainės Privatumo nustatymuose.',
    optOut:
      'Mes ir {partners} naudojame slapukus ir panašias technologijas, kad galėtume {purposes}. Galite tai išjungti dabar arba bet kada.',
    partners: 'mūsų partneriai',
    purposes: {
      functionality: 'siūlyti papildomas funkcijas',
      measurement: 'skaičiuoti apsilankymus',
      recordings: 'skaičiuoti ir įrašyti apsilankymus',
      experience: 'rodyti vaizdo įrašus ir žemėlapius',
      marketing: 'rodyti suasmenintą reklamą',
    },
    list: { pair: '{first} ir {last}', middle: '{first}, {last}', end: '{first} ir {last}' },
  },
  consentManagerDialog: {
    title: 'Privatumo nustatymai',
    description:
      'Dėl kiekvieno tikslo nuspręskite, ar mes ir {partners} galime saugoti ir skaityti duomenis jūsų įrenginyje.',
    optOut: 'Visi tikslai įjungti, kol jų neišjungiate.',
    signalLimits:
      'Jūsų naršyklė siunčia signalą „{signal}“. Kad ir ką čia pasirinktumėte, išjungta lieka: {categories}.',
    signalOff: 'Išjungta: to prašo jūsų naršyklė',
    optOutHonored: 'Jūsų atsisakymo paisoma.',
    decided: 'Pasirinkote {date} Pasirinkimas galioja iki {until}',
  },
  placeholder: {
    title: 'Turinys iš {host}',
    description:
      'Jį įkeliant duomenys, pavyzdžiui, jūsų IP adresas, siunčiami į {host}, o jūsų įrenginyje gali būti išsaugota duomenų.',
    load: 'Įkelti šį turinį vieną kartą',
    allow: 'Visada leisti „{category}“',
    loading: 'Turinys įkeliamas…',
  },
  consentTypes: {
    necessary: {
      title: 'Būtini',
      description:
        'Svetainei šie slapukai reikalingi, kad ji veiktų, pavyzdžiui, kad liktumėte prisijungę arba kad būtų įsimintas šis pasirinkimas. Jie visada aktyvūs.',
    },
    functionality: {
      title: 'Papildomos funkcijos',
      description: 'Papildomos funkcijos, pavyzdžiui, pokalbiai, kitų teikėjų formos ar įsimintos parinktys.',
    },
    measurement: {
      title: 'Analizė',
      description: 'Skaičiuoja ir įrašo apsilankymus ir išbando dizainus, kad svetainę būtų galima tobulinti.',
    },
    experience: {
      title: 'Vaizdo įrašai ir žemėlapiai',
      description: 'Įterpti vaizdo įrašai, žemėlapiai ir įrašai.',
    },
    marketing: {
      title: 'Rinkodara',
      description: 'Rodo jūsų pomėgius atitinkančią reklamą ir matuoja, ar ji buvo veiksminga.',
    },
  },
  services: {
    list: 'Paslaugos',
    companies: 'one:{count} įmonė|few:{count} įmonės|other:{count} įmonių',
    company: 'Įmonė',
    purpose: 'Paskirtis',
    stores: 'Slapukai ir saugykla',
    name: 'Pavadinimas',
    duration: 'Trukmė',
    session: 'Kol uždaroma naršyklė',
    persistent: 'Kol ištrinama',
    alwaysAllow: 'Visada leisti „{service}“',
    onThisPage: 'Šiame puslapyje',
    blocked: 'Užblokuota',
    allowed: 'Leidžiama: {list}.',
    refused: 'Neleidžiama: {list}.',
    choice: 'Įsimena jūsų pasirinkimą.',
    updated: 'Paskutinį kartą atnaujinta: {date}',
  },
}
