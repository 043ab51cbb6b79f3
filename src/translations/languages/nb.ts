import type { TranslationSet } from '../translation-set'

export const nb: TranslationSet = {
  common: {
    acceptAll: 'Godta alle',
    rejectAll: 'Avvis alle',
    customize: 'Tilpass',
    save: 'Lagre innstillinger',
    close: 'Lukk',
    alwaysActive: 'Alltid aktive',
    privacyPolicy: 'Personvernerklæring',
    saved: 'Innstillingene dine er lagret.',
    doNotSell: 'Ikke selg eller del personopplysningene mine',
    new: 'Ny',
    download: 'Last ned valgene mine',
  },
  cookieBanner: {
    title: 'Vi verdsetter personvernet ditt',
    description:
      'Med ditt samtykke bruker vi og {partners} informasjonskapsler (cookies) og lignende teknologi for å {purposes}. Du kan når som helst endre dette under Personverninnstillinger på dette nettstedet.',
    optOut:
      'Vi og {partners} bruker informasjonskapsler (cookies) og lignende teknologi for å {purposes}. Du kan slå det av nå eller når som helst.',
    partners: 'partnerne våre',
    purposes: {
      functionality: 'tilby ekstra funksjoner',
      measurement: 'telle besøk',
      recordings: 'telle og ta opp besøk',
      experience: 'vise videoer og kart',
      marketing: 'vise personlig tilpassede annonser',
    },
    list: { pair: '{first} og {last}', middle: '{first}, {last}', end: '{first} og {last}' },
  },
  consentManagerDialog: {
    title: 'Personverninnstillinger',
    description: 'Bestem for hvert formål om vi og {partners} kan lagre og lese data på enheten din.',
    optOut: 'Alle formål er på til du slår dem av.',
    signalLimits: 'Nettleseren din sender signalet «{signal}». Uansett hva du velger her, er dette av: {categories}.',
    signalOff: 'Av: nettleseren din ber om det',
    optOutHonored: 'Reservasjonen din respekteres.',
    decided: 'Du tok valget {date}. Det gjelder til {until}.',
  },
  placeholder: {
    title: 'Innhold fra {host}',
    description: 'Når det lastes inn, sendes data som IP-adressen din til {host}, som kan lagre data på enheten din.',
    load: 'Last inn dette innholdet én gang',
    allow: 'Tillat alltid «{category}»',
    loading: 'Innholdet lastes inn…',
  },
  consentTypes: {
    necessary: {
      title: 'Strengt nødvendige',
      description:
        'Nettstedet trenger disse informasjonskapslene for å virke, for eksempel for å holde deg innlogget eller huske dette valget. De er alltid aktive.',
    },
    functionality: {
      title: 'Ekstra funksjoner',
      description: 'For eksempel chat, skjemaer fra andre leverandører eller lagrede preferanser.',
    },
    measurement: {
      title: 'Analyse',
      description: 'Teller og tar opp besøk og prøver ut design, slik at nettstedet kan bli bedre.',
    },
    experience: {
      title: 'Videoer og kart',
      description: 'Innebygde videoer, kart og innlegg.',
    },
    marketing: {
      title: 'Markedsføring',
      description: 'Viser annonser som passer til interessene dine, og måler om de virket.',
    },
  },
  services: {
    list: 'Tjenester',
    companies: 'one:{count} selskap|other:{count} selskaper',
    company: 'Selskap',
    purpose: 'Formål',
    stores: 'Informasjonskapsler og lagring',
    name: 'Navn',
    duration: 'Varighet',
    session: 'Til nettleseren lukkes',
    persistent: 'Til det slettes',
    alwaysAllow: 'Tillat alltid {service}',
    onThisPage: 'På denne siden',
    blocked: 'Blokkert',
    allowed: 'Tillatt: {list}.',
    refused: 'Ikke tillatt: {list}.',
    choice: 'Husker valget ditt.',
    updated: 'Sist oppdatert: {date}',
  },
}
