import type { TranslationSet } from '../translation-set'

export const nl: TranslationSet = {
  common: {
    acceptAll: 'Alles accepteren',
    rejectAll: 'Alles weigeren',
    customize: 'Aanpassen',
    save: 'Instellingen opslaan',
    close: 'Sluiten',
    alwaysActive: 'Altijd actief',
    privacyPolicy: 'Privacybeleid',
    saved: 'Uw instellingen zijn opgeslagen.',
    doNotSell: 'Mijn persoonlijke gegevens niet verkopen of delen',
    new: 'Nieuw',
    download: 'Mijn keuzes downloaden',
  },
  cookieBanner: {
    title: 'Wij hechten waarde aan uw privacy',
    description:
      'Wij en onze partners slaan informatie op uw apparaat op voor de doeleinden die u toestaat. Kies welke dat zijn. U kunt uw keuze altijd wijzigen.',
  },
  consentManagerDialog: {
    title: 'Privacyinstellingen',
    description:
      'Bepaal per doeleinde of u het toestaat. Uw keuze wordt op dit apparaat bewaard en u kunt terugkomen om die te wijzigen.',
    signalLimits: 'Uw browser verzendt een privacysignaal dat beperkt wat u hier toestaat.',
    optOutHonored: 'Uw afmelding wordt gerespecteerd: uw browser stuurt het signaal Global Privacy Control.',
  },
  placeholder: {
    title: 'Inhoud van {host}',
    description:
      'Bij het laden worden gegevens zoals uw IP-adres naar {host} gestuurd, en op uw apparaat kunnen gegevens worden opgeslagen. De inhoud hoort bij ‘{category}’ en wordt alleen geladen als u akkoord gaat.',
    load: 'Deze inhoud één keer laden',
    allow: '‘{category}’ altijd toestaan',
    loading: 'De inhoud wordt geladen …',
  },
  consentTypes: {
    necessary: {
      title: 'Strikt noodzakelijk',
      description:
        'Nodig om de site te laten werken, bijvoorbeeld om u ingelogd te houden of deze keuze te onthouden. Altijd actief.',
    },
    functionality: {
      title: 'Functionaliteit',
      description: 'Extra functies zoals chat, formulieren van andere aanbieders of onthouden voorkeuren.',
    },
    measurement: {
      title: 'Analyse',
      description: 'Telt bezoeken en laat zien welke pagina’s worden gebruikt, zodat de site verbeterd kan worden.',
    },
    experience: {
      title: 'Gebruikservaring',
      description: 'Ingesloten video’s, kaarten en berichten, en tests met nieuwe ontwerpen.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Toont advertenties die bij uw interesses passen en meet of ze effect hadden.',
    },
  },
  services: {
    list: 'Diensten',
    company: 'Bedrijf',
    purpose: 'Doel',
    stores: 'Cookies en opslag',
    name: 'Naam',
    duration: 'Bewaartermijn',
    session: 'Tot de browser wordt gesloten',
    persistent: 'Tot verwijdering',
    alwaysAllow: '{service} altijd toestaan',
    onThisPage: 'Op deze pagina',
    blocked: 'Geblokkeerd',
    updated: 'Laatst bijgewerkt: {date}',
  },
}
