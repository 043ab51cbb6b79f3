import type { TranslationSet } from '../translation-set'

// Norwegian Nynorsk: a native reader should look at the choice of forms.
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
      'Vi og partnarane våre lagrar informasjon på eininga di til dei føremåla du tillèt. Vel kva føremål det skal vere. Du kan når som helst ombestemme deg.',
  },
  consentManagerDialog: {
    title: 'Personverninnstillingar',
    description:
      'Bestem for kvart føremål om du tillèt det. Valet ditt blir lagra på denne eininga, og du kan kome tilbake og endre det.',
    signalLimits: 'Nettlesaren din sender eit personvernsignal som avgrensar det du tillèt her.',
    optOutHonored: 'Reservasjonen din blir følgd: Nettlesaren din sender signalet Global Privacy Control.',
  },
  placeholder: {
    title: 'Innhald frå {host}',
    description:
      'Når det blir lasta inn, blir data som IP-adressa di sende til {host}, som kan lagre data på eininga di. Det høyrer til «{category}» og blir berre lasta inn om du samtykkjer.',
    load: 'Last inn dette innhaldet éin gong',
    allow: 'Tillat alltid «{category}»',
    loading: 'Innhaldet blir lasta inn …',
  },
  consentTypes: {
    necessary: {
      title: 'Strengt nødvendige',
      description:
        'Nettstaden kan ikkje fungere utan dei. Dei trengst til dømes for å halde deg innlogga eller hugse dette valet, og er alltid aktive.',
    },
    functionality: {
      title: 'Funksjonalitet',
      description: 'Ekstra funksjonar som chat, skjema frå andre leverandørar eller lagra preferansar.',
    },
    measurement: {
      title: 'Analyse',
      description: 'Tel besøk og viser kva sider som blir brukte, slik at nettstaden kan bli betre.',
    },
    experience: {
      title: 'Oppleving',
      description: 'Innebygde videoar, kart og innlegg, og utprøving av nye design.',
    },
    marketing: {
      title: 'Marknadsføring',
      description: 'Viser annonsar som passar til interessene dine, og måler om dei verka.',
    },
  },
  services: {
    list: 'Tenester',
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
    updated: 'Sist oppdatert: {date}',
  },
}
