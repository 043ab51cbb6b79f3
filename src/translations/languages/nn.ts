import type { TranslationSet } from '../translation-set'

// Norwegian Nynorsk needs a native speaker's review of the choice of forms.
export const nn: TranslationSet = {
  common: {
    acceptAll: 'Godta alle',
    rejectAll: 'Avvis alle',
    customize: 'Tilpass',
    save: 'Lagre innstillingar',
    close: 'Lukk',
    alwaysActive: 'Alltid aktive',
    privacyPolicy: 'Personvernerklæring',
    saved: 'Innstillingane dine er lagra.',
    doNotSell: 'Ikkje sel eller del personopplysingane mine',
    new: 'Ny',
    download: 'Last ned vala mine',
  },
  cookieBanner: {
    title: 'Vi verdset personvernet ditt',
    description:
      'Med løyve frå deg bruker vi og {partners} informasjonskapslar (cookies) og liknande teknologi for å {purposes}. Du kan når som helst endre dette under Personverninnstillingar på denne nettstaden.',
    optOut:
      'Vi og {partners} bruker informasjonskapslar (cookies) og liknande teknologi for å {purposes}. Du kan slå det av no eller når som helst.',
    partners: 'partnarane våre',
    purposes: {
      functionality: 'tilby ekstra funksjonar',
      measurement: 'telje besøk',
      recordings: 'telje og ta opp besøk',
      experience: 'vise videoar og kart',
      marketing: 'vise personleg tilpassa annonsar',
    },
    list: { pair: '{first} og {last}', middle: '{first}, {last}', end: '{first} og {last}' },
  },
  consentManagerDialog: {
    title: 'Personverninnstillingar',
    description: 'Bestem for kvart føremål om vi og {partners} kan lagre og lese data på eininga di.',
    optOut: 'Alle føremål er på til du slår dei av.',
    signalLimits: 'Nettlesaren din sender signalet «{signal}». Same kva du vel her, er dette av: {categories}.',
    signalOff: 'Av: nettlesaren din ber om det',
    optOutHonored: 'Reservasjonen din blir respektert.',
    decided: 'Du tok valet {date}. Det gjeld til {until}.',
  },
  placeholder: {
    title: 'Innhald frå {host}',
    description:
      'Når det blir lasta inn, blir data som IP-adressa di sende til {host}, som kan lagre data på eininga di.',
    load: 'Last inn dette innhaldet éin gong',
    allow: 'Tillat alltid «{category}»',
    loading: 'Innhaldet blir lasta inn…',
  },
  consentTypes: {
    necessary: {
      title: 'Strengt nødvendige',
      description:
        'Nettstaden treng desse informasjonskapslane for å verke, til dømes for å halde deg innlogga eller hugse dette valet. Dei er alltid aktive.',
    },
    functionality: {
      title: 'Ekstra funksjonar',
      description: 'Til dømes chat, skjema frå andre leverandørar eller lagra preferansar.',
    },
    measurement: {
      title: 'Analyse',
      description: 'Tel og tek opp besøk og prøver ut design, slik at nettstaden kan bli betre.',
    },
    experience: {
      title: 'Videoar og kart',
      description: 'Innebygde videoar, kart og innlegg.',
    },
    marketing: {
      title: 'Marknadsføring',
      description: 'Viser annonsar som passar til interessene dine, og måler om dei verka.',
    },
  },
  services: {
    list: 'Tenester',
    companies: 'other:{count} selskap',
    company: 'Selskap',
    purpose: 'Føremål',
    stores: 'Informasjonskapslar og lagring',
    name: 'Namn',
    duration: 'Varigheit',
    session: 'Til nettlesaren blir lukka',
    persistent: 'Til det blir sletta',
    alwaysAllow: 'Tillat alltid {service}',
    onThisPage: 'På denne sida',
    blocked: 'Blokkert',
    allowed: 'Tillate: {list}.',
    refused: 'Ikkje tillate: {list}.',
    choice: 'Hugsar valet ditt.',
    updated: 'Sist oppdatert: {date}',
  },
}
