import type { TranslationSet } from '../translation-set'

export const de: TranslationSet = {
  common: {
    acceptAll: 'Alle akzeptieren',
    rejectAll: 'Alle ablehnen',
    customize: 'Anpassen',
    save: 'Einstellungen speichern',
    close: 'Schließen',
    alwaysActive: 'Immer aktiv',
    privacyPolicy: 'Datenschutzerklärung',
    saved: 'Ihre Einstellungen wurden gespeichert.',
    doNotSell: 'Meine personenbezogenen Daten nicht verkaufen oder weitergeben',
    new: 'Neu',
    download: 'Meine Auswahl herunterladen',
  },
  cookieBanner: {
    title: 'Ihre Privatsphäre ist uns wichtig',
    description:
      'Mit Ihrer Erlaubnis verwenden wir und {partners} Cookies und ähnliche Techniken, um {purposes}. Jederzeit änderbar in den Datenschutz-Einstellungen dieser Website.',
    optOut:
      'Wir und {partners} verwenden Cookies und ähnliche Techniken, um {purposes}. Sie können das jetzt oder jederzeit später abschalten.',
    partners: 'unsere Partner',
    purposes: {
      functionality: 'Zusatzfunktionen anzubieten',
      measurement: 'Besuche zu zählen',
      recordings: 'Besuche zu zählen und aufzuzeichnen',
      experience: 'Videos und Karten zu zeigen',
      marketing: 'personalisierte Werbung einzublenden',
    },
    list: { pair: '{first} und {last}', middle: '{first}, {last}', end: '{first} und {last}' },
  },
  consentManagerDialog: {
    title: 'Datenschutz-Einstellungen',
    description:
      'Entscheiden Sie für jeden Zweck, ob wir und {partners} Daten auf Ihrem Gerät speichern und lesen dürfen.',
    optOut: 'Alle Zwecke sind eingeschaltet, bis Sie sie abschalten.',
    signalLimits:
      'Ihr Browser sendet das Signal „{signal}“. Was Sie hier auch wählen, das bleibt ausgeschaltet: {categories}.',
    signalOff: 'Aus: Ihr Browser verlangt es',
    optOutHonored: 'Ihr Widerspruch wird beachtet.',
    decided: 'Sie haben am {date} entschieden. Ihre Auswahl gilt bis zum {until}.',
  },
  placeholder: {
    title: 'Inhalt von {host}',
    description: 'Beim Laden erhält {host} Daten wie Ihre IP-Adresse und kann Daten auf Ihrem Gerät speichern.',
    load: 'Diesen Inhalt einmal laden',
    allow: '„{category}“ immer erlauben',
    loading: 'Der Inhalt wird geladen …',
  },
  consentTypes: {
    necessary: {
      title: 'Unbedingt erforderlich',
      description:
        'Die Website braucht diese Cookies, um zu funktionieren, etwa damit Sie angemeldet bleiben oder diese Auswahl gespeichert wird. Sie sind immer aktiv.',
    },
    functionality: {
      title: 'Zusatzfunktionen',
      description: 'Zum Beispiel Chat, Formulare anderer Anbieter oder gespeicherte Vorlieben.',
    },
    measurement: {
      title: 'Statistik',
      description: 'Zählt Besuche, zeichnet sie auf und testet Designs, damit die Website besser werden kann.',
    },
    experience: {
      title: 'Externe Medien',
      description: 'Eingebettete Videos, Karten und Beiträge.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Zeigt Werbung, die zu Ihren Interessen passt, und misst deren Wirkung.',
    },
  },
  services: {
    list: 'Dienste',
    companies: 'other:{count} Unternehmen',
    company: 'Unternehmen',
    purpose: 'Zweck',
    stores: 'Cookies und Speicher',
    name: 'Name',
    duration: 'Speicherdauer',
    session: 'Bis zum Schließen des Browsers',
    persistent: 'Bis zur Löschung',
    alwaysAllow: '{service} immer erlauben',
    onThisPage: 'Auf dieser Seite',
    blocked: 'Blockiert',
    allowed: 'Erlaubt: {list}.',
    refused: 'Nicht erlaubt: {list}.',
    choice: 'Merkt sich Ihre Auswahl.',
    updated: 'Zuletzt aktualisiert: {date}',
  },
}
