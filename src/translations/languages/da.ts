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
      'Med dit samtykke bruger vi og {partners} cookies og lignende teknologier til at {purposes}. Du kan altid ændre det under Privatlivsindstillinger på dette websted.',
    optOut:
      'Vi og {partners} bruger cookies og lignende teknologier til at {purposes}. Du kan slå det fra nu eller når som helst.',
    partners: 'vores partnere',
    purposes: {
      functionality: 'tilbyde ekstra funktioner',
      measurement: 'tælle besøg',
      recordings: 'tælle og optage besøg',
      experience: 'vise videoer og kort',
      marketing: 'vise personligt tilpassede annoncer',
    },
    list: { pair: '{first} og {last}', middle: '{first}, {last}', end: '{first} og {last}' },
  },
  consentManagerDialog: {
    title: 'Privatlivsindstillinger',
    description: 'Bestem for hvert formål, om vi og {partners} må gemme og læse data på din enhed.',
    optOut: 'Alle formål er slået til, indtil du slår dem fra.',
    signalLimits:
      'Din browser sender signalet „{signal}“. Uanset hvad du vælger her, er dette slået fra: {categories}.',
    signalOff: 'Slået fra: din browser beder om det',
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
      description: 'Tæller og optager besøg og afprøver designs, så webstedet kan blive bedre.',
    },
    experience: {
      title: 'Videoer og kort',
      description: 'Indlejrede videoer, kort og opslag.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Viser annoncer, der passer til dine interesser, og måler, om de virkede.',
    },
  },
  services: {
    list: 'Tjenester',
    companies: 'one:{count} virksomhed|other:{count} virksomheder',
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
    allowed: 'Tilladt: {list}.',
    refused: 'Ikke tilladt: {list}.',
    choice: 'Husker dit valg.',
    updated: 'Sidst opdateret: {date}',
  },
}
