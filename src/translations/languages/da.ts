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
      'Vi og vores partnere gemmer oplysninger på din enhed til de formål, du tillader. Vælg, hvilke det skal være. Du kan altid ombestemme dig.',
  },
  consentManagerDialog: {
    title: 'Privatlivsindstillinger',
    description:
      'Bestem for hvert formål, om du vil tillade det. Dit valg gemmes på denne enhed, og du kan vende tilbage og ændre det.',
    signalLimits: 'Din browser sender et privatlivssignal, der begrænser det, du tillader her.',
    optOutHonored: 'Dit fravalg respekteres: Din browser sender signalet Global Privacy Control.',
  },
  placeholder: {
    title: 'Indhold fra {host}',
    description:
      'Når det indlæses, sendes data som din IP-adresse til {host}, som kan gemme data på din enhed. Det hører til „{category}“ og indlæses kun, hvis du siger ja.',
    load: 'Indlæs dette indhold én gang',
    allow: 'Tillad altid „{category}“',
    loading: 'Indholdet indlæses …',
  },
  consentTypes: {
    necessary: {
      title: 'Strengt nødvendige',
      description:
        'Webstedet kan ikke fungere uden dem. De bruges for eksempel til at holde dig logget ind eller huske dette valg og er altid aktive.',
    },
    functionality: {
      title: 'Funktionalitet',
      description: 'Ekstra funktioner som chat, formularer fra andre udbydere eller gemte præferencer.',
    },
    measurement: {
      title: 'Analyse',
      description: 'Tæller besøg og viser, hvilke sider der bruges, så webstedet kan forbedres.',
    },
    experience: {
      title: 'Oplevelse',
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
