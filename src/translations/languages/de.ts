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
      'Wir und unsere Partner speichern Informationen auf Ihrem Gerät für die Zwecke, die Sie erlauben. Wählen Sie aus, welche das sind; Sie können Ihre Wahl jederzeit ändern.',
  },
  consentManagerDialog: {
    title: 'Privatsphäre-Einstellungen',
    description:
      'Entscheiden Sie für jeden Zweck, ob Sie ihn erlauben. Ihre Auswahl bleibt auf diesem Gerät gespeichert, und Sie können sie jederzeit ändern.',
    signalLimits: 'Ihr Browser sendet ein Datenschutzsignal, das einschränkt, was Sie hier erlauben.',
    optOutHonored: 'Ihr Widerspruch wird beachtet: Ihr Browser sendet das Signal Global Privacy Control.',
  },
  placeholder: {
    title: 'Inhalt von {host}',
    description:
      'Beim Laden gehen Daten wie Ihre IP-Adresse an {host}, und auf Ihrem Gerät können Daten gespeichert werden. Der Inhalt gehört zu „{category}“ und wird nur geladen, wenn Sie zustimmen.',
    load: 'Diesen Inhalt einmal laden',
    allow: '„{category}“ immer erlauben',
    loading: 'Der Inhalt wird geladen …',
  },
  consentTypes: {
    necessary: {
      title: 'Unbedingt erforderlich',
      description:
        'Ohne sie funktioniert die Website nicht, etwa damit Sie angemeldet bleiben oder diese Auswahl gespeichert wird. Sie sind immer aktiv.',
    },
    functionality: {
      title: 'Funktionalität',
      description: 'Zusätzliche Funktionen wie Chat, Formulare anderer Anbieter oder gespeicherte Präferenzen.',
    },
    measurement: {
      title: 'Analyse',
      description: 'Zählt Besuche und zeigt, welche Seiten genutzt werden, damit die Website besser werden kann.',
    },
    experience: {
      title: 'Nutzungserlebnis',
      description: 'Eingebettete Videos, Karten und Beiträge sowie Tests neuer Designs.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Zeigt Werbung, die zu Ihren Interessen passt, und misst, ob sie gewirkt hat.',
    },
  },
  services: {
    list: 'Dienste',
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
    updated: 'Zuletzt aktualisiert: {date}',
  },
}
