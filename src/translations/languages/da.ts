import type { TranslationSet } from '../translation-set'

export const da: TranslationSet = {
  common: {
    acceptAll: 'Acceptér alle',
    rejectAll: 'Afvis alle',
    customize: 'Tilpas',
    save: 'Gem indstillinger',
    close: 'Luk',
    alwaysActive: 'Altid aktive',
    privacyPolicy: 'Privatlivspolitik',
    saved: 'Dine indstillinger er gemt.',
    doNotSell: 'Sælg eller del ikke mine personlige oplysninger',
    new: 'Ny',
    download: 'Hent mine valg',
  },
  cookieBanner: {
    title: 'Vi værner om dit privatliv',
    description:
      'Med din tilladelse bruger vi og vores partnere cookies og lignende teknologier til at {purposes}. Vælg, hvilke formål du tillader. Du kan altid ombestemme dig.',
    optOut:
      'Vi og vores partnere bruger cookies og lignende teknologier til at {purposes}. Du kan slå det fra nu eller når som helst.',
    purposes: {
      functionality: 'tilbyde ekstra funktioner',
      measurement: 'tælle besøg',
      experience: 'vise videoer og kort',
      marketing: 'vise annoncer',
    },
    list: { pair: '{first} og {last}', middle: '{first}, {last}', end: '{first} og {last}' },
  },
  consentManagerDialog: {
    title: 'Privatlivsindstillinger',
    description: 'Bestem for hvert formål, om vi og vores partnere må gemme og læse data på din enhed.',
    optOut: 'Alle formål er slået til, indtil du slår dem fra.',
    signalLimits:
      'Din browser sender signalet „{signal}“. Uanset hvad du vælger her, er dette slået fra: {categories}.',
    optOutHonored: 'Dit fravalg respekteres.',
    decided: 'Du traf dit valg den {date}. Det gælder til den {until}.',
  },
  placeholder: {
    title: 'Indhold fra {host}',
    description: 'Når det indlæses, sendes data som din IP-adresse til {host}, som kan gemme data på din enhed.',
    load: 'Indlæs dette indhold én gang',
    allow: 'Tillad altid „{category}“',
    loading: 'Indholdet indlæses…',
  },
  consentTypes: {
    necessary: {
      title: 'Strengt nødvendige',
      description:
        'Webstedet har brug for disse cookies for at fungere, for eksempel til at holde dig logget ind eller huske dette valg. De er altid aktive.',
    },
    functionality: {
      title: 'Ekstra funktioner',
      description: 'For eksempel chat, formularer fra andre udbydere eller gemte præferencer.',
    },
    measurement: {
      title: 'Analyse',
      description: 'Tæller besøg og viser, hvilke sider der bruges, så webstedet kan forbedres.',
    },
    experience: {
      title: 'Videoer og kort',
      description: 'Indlejrede videoer, kort og opslag samt afprøvning af nye designs.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Viser annoncer, der passer til dine interesser, og måler, om de virkede.',
    },
  },
  services: {
    list: 'Tjenester',
    company: 'Virksomhed',
    purpose: 'Formål',
    stores: 'Cookies og lagring',
    name: 'Navn',
    duration: 'Varighed',
    session: 'Indtil browseren lukkes',
    persistent: 'Indtil sletning',
    alwaysAllow: 'Tillad altid {service}',
    onThisPage: 'På denne side',
    blocked: 'Blokeret',
    updated: 'Sidst opdateret: {date}',
  },
}
