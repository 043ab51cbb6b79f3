import type { TranslationSet } from '../translation-set'
import { de } from './de'

/** German with the informal form of address (du). */
export const deInformal: TranslationSet = {
  ...de,
  common: { ...de.common, saved: 'Deine Einstellungen wurden gespeichert.' },
  cookieBanner: {
    ...de.cookieBanner,
    title: 'Deine Privatsphäre ist uns wichtig',
    description:
      'Mit deiner Erlaubnis verwenden wir und {partners} Cookies und ähnliche Techniken, um {purposes}. Jederzeit änderbar in den Datenschutz-Einstellungen dieser Website.',
    optOut:
      'Wir und {partners} verwenden Cookies und ähnliche Techniken, um {purposes}. Du kannst das jetzt oder jederzeit später abschalten.',
  },
  consentManagerDialog: {
    ...de.consentManagerDialog,
    description: 'Entscheide für jeden Zweck, ob wir und {partners} Daten auf deinem Gerät speichern und lesen dürfen.',
    optOut: 'Alle Zwecke sind eingeschaltet, bis du sie abschaltest.',
    signalLimits:
      'Dein Browser sendet das Signal „{signal}“. Was du hier auch wählst, das bleibt ausgeschaltet: {categories}.',
    signalOff: 'Aus: dein Browser verlangt es',
    optOutHonored: 'Dein Widerspruch wird beachtet.',
    decided: 'Du hast am {date} entschieden. Deine Auswahl gilt bis zum {until}.',
  },
  placeholder: {
    ...de.placeholder,
    description: 'Beim Laden erhält {host} Daten wie deine IP-Adresse und kann Daten auf deinem Gerät speichern.',
  },
  services: { ...de.services, choice: 'Merkt sich deine Auswahl.' },
  consentTypes: {
    ...de.consentTypes,
    necessary: {
      ...de.consentTypes.necessary,
      description:
        'Die Website braucht diese Cookies, um zu funktionieren, etwa damit du angemeldet bleibst oder diese Auswahl gespeichert wird. Sie sind immer aktiv.',
    },
    marketing: {
      ...de.consentTypes.marketing,
      description: 'Zeigt Werbung, die zu deinen Interessen passt, und misst deren Wirkung.',
    },
  },
}
