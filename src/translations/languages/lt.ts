import type { TranslationSet } from '../translation-set'

// Lithuanian: a native reader should look at the forms that agree with an unsaid "slapukai".
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
    doNotSell: 'Neparduokite ir nesidalykite mano asmens duomenimis',
    new: 'Nauja',
    download: 'Atsisiųsti mano pasirinkimus',
  },
  cookieBanner: {
    title: 'Mums rūpi jūsų privatumas',
    description:
      'Mes ir mūsų partneriai saugome informaciją jūsų įrenginyje tais tikslais, kuriuos leidžiate. Pasirinkite, kokie tai tikslai. Savo sprendimą galite bet kada pakeisti.',
  },
  consentManagerDialog: {
    title: 'Privatumo nustatymai',
    description:
      'Dėl kiekvieno tikslo nuspręskite, ar jį leidžiate. Jūsų pasirinkimas saugomas šiame įrenginyje, ir galite grįžti jo pakeisti.',
    signalLimits: 'Jūsų naršyklė siunčia privatumo signalą, ribojantį tai, ką čia leidžiate.',
    optOutHonored: 'Jūsų atsisakymo paisoma: jūsų naršyklė siunčia signalą Global Privacy Control.',
  },
  placeholder: {
    title: 'Turinys iš {host}',
    description:
      'Jį įkeliant duomenys, pavyzdžiui, jūsų IP adresas, siunčiami į {host}, o jūsų įrenginyje gali būti išsaugota duomenų. Turinys priklauso kategorijai „{category}“ ir įkeliamas tik jums sutikus.',
    load: 'Įkelti šį turinį vieną kartą',
    allow: 'Visada leisti „{category}“',
    loading: 'Turinys įkeliamas …',
  },
  consentTypes: {
    necessary: {
      title: 'Būtini',
      description:
        'Be jų svetainė negali veikti. Jų reikia, pavyzdžiui, kad liktumėte prisijungę ar kad būtų įsimintas šis pasirinkimas. Jie visada aktyvūs.',
    },
    functionality: {
      title: 'Funkcionalumas',
      description: 'Papildomos funkcijos, pavyzdžiui, pokalbiai, kitų teikėjų formos ar įsimintos parinktys.',
    },
    measurement: {
      title: 'Analizė',
      description: 'Skaičiuoja apsilankymus ir rodo, kurie puslapiai naudojami, kad svetainę būtų galima tobulinti.',
    },
    experience: {
      title: 'Naudojimo patirtis',
      description: 'Įterpti vaizdo įrašai, žemėlapiai ir įrašai, taip pat naujų dizainų bandymai.',
    },
    marketing: {
      title: 'Rinkodara',
      description: 'Rodo jūsų pomėgius atitinkančią reklamą ir matuoja, ar ji buvo veiksminga.',
    },
  },
  services: {
    list: 'Paslaugos',
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
    updated: 'Paskutinį kartą atnaujinta: {date}',
  },
}
