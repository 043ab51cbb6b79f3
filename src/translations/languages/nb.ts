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
      'Vi og partnerne våre lagrer informasjon på enheten din til de formålene du tillater. Velg hvilke det skal være. Du kan når som helst ombestemme deg.',
  },
  consentManagerDialog: {
    title: 'Personverninnstillinger',
    description:
      'Bestem for hvert formål om du tillater det. Valget ditt lagres på denne enheten, og du kan komme tilbake og endre det.',
    signalLimits: 'Nettleseren din sender et personvernsignal som begrenser det du tillater her.',
    optOutHonored: 'Reservasjonen din blir fulgt: Nettleseren din sender signalet Global Privacy Control.',
  },
  placeholder: {
    title: 'Innhold fra {host}',
    description:
      'Når det lastes inn, sendes data som IP-adressen din til {host}, som kan lagre data på enheten din. Det hører til «{category}» og lastes bare inn hvis du samtykker.',
    load: 'Last inn dette innholdet én gang',
    allow: 'Tillat alltid «{category}»',
    loading: 'Innholdet lastes inn …',
  },
  consentTypes: {
    necessary: {
      title: 'Strengt nødvendige',
      description:
        'Nettstedet kan ikke fungere uten dem. De trengs for eksempel for å holde deg innlogget eller huske dette valget, og er alltid aktive.',
    },
    functionality: {
      title: 'Funksjonalitet',
      description: 'Ekstra funksjoner som chat, skjemaer fra andre leverandører eller lagrede preferanser.',
    },
    measurement: {
      title: 'Analyse',
      description: 'Teller besøk og viser hvilke sider som brukes, slik at nettstedet kan forbedres.',
    },
    experience: {
      title: 'Opplevelse',
      description: 'Innebygde videoer, kart og innlegg, og utprøving av nye design.',
    },
    marketing: {
      title: 'Markedsføring',
      description: 'Viser annonser som passer til interessene dine, og måler om de virket.',
    },
  },
  services: {
    list: 'Tjenester',
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
    updated: 'Sist oppdatert: {date}',
  },
}
