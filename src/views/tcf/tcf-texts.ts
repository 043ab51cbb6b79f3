/** The texts of the layers of TCF. `{vendors}` and others in braces are filled in. */
export interface TcfTexts {
  title: string
  description: string
  processing: string
  interestNote: string
  scope: string
  vendorsLink: string
  purposesList: string
  accept: string
  reject: string
  customize: string
  save: string
  close: string
  settingsTitle: string
  purposesTab: string
  vendorsTab: string
  purposesTitle: string
  featuresTitle: string
  specialFeaturesTitle: string
  specialPurposesTitle: string
  alwaysActive: string
  consent: string
  interest: string
  examples: string
  used: string
  search: string
  found: string
  more: string
  allVendors: string
  retention: string
  days: string
  dataCategories: string
  privacyPolicy: string
  interestClaim: string
  cookieAge: string
  noCookies: string
  otherStorage: string
  storageLink: string
  refreshes: string
  additionalTitle: string
  showDisclosure: string
  noDisclosure: string
}

const en: TcfTexts = {
  title: 'Your privacy',
  description:
    'We and our {vendors} partners want to store and read information on your device, such as cookies and identifiers. We also want to process personal data, such as your IP address, identifiers and the pages you visit.',
  processing: 'The data is used for these purposes:',
  interestNote:
    'Some partners process data without consent, on the basis of a legitimate interest. You can object to that in the settings.',
  scope:
    'Your choice applies to this website only. You can change it or withdraw your consent at any time in the privacy settings.',
  vendorsLink: 'List of our {vendors} partners',
  purposesList: 'Purposes',
  accept: 'Accept all',
  reject: 'Reject all',
  customize: 'Settings',
  save: 'Save my choice',
  close: 'Close without saving',
  settingsTitle: 'Privacy settings',
  purposesTab: 'Purposes',
  vendorsTab: 'Partners',
  purposesTitle: 'What data may be used for',
  featuresTitle: 'How data is combined',
  specialFeaturesTitle: 'Features that need your consent',
  specialPurposesTitle: 'Purposes that you cannot object to',
  alwaysActive: 'Always active, based on a legitimate interest',
  consent: 'Consent',
  interest: 'Legitimate interest',
  examples: 'Examples',
  used: '{count} partners',
  search: 'Search partners',
  found: '{count} of {vendors} partners are listed',
  more: 'Show more partners',
  allVendors: 'All partners',
  retention: 'kept for {count} days',
  days: '{count} days',
  dataCategories: 'Categories of data',
  privacyPolicy: 'Privacy policy',
  interestClaim: 'Explanation of the legitimate interest',
  cookieAge: 'Cookies are stored for up to {count} days',
  noCookies: 'Stores no cookies',
  otherStorage: 'Also uses other storage on your device',
  storageLink: 'Details of the stored data',
  refreshes: 'The lifetime can be extended on each visit',
  additionalTitle: 'Other partners of Google',
  showDisclosure: 'Load the details of the stored data from {name}',
  noDisclosure: 'The details could not be loaded. Open the link instead.',
}

const de: TcfTexts = {
  title: 'Ihre Privatsphäre',
  description:
    'Wir und unsere {vendors} Partner möchten Informationen auf Ihrem Gerät speichern und abrufen, zum Beispiel Cookies und Kennungen. Außerdem möchten wir personenbezogene Daten verarbeiten, zum Beispiel Ihre IP-Adresse, Kennungen und die Seiten, die Sie besuchen.',
  processing: 'Die Daten werden für diese Zwecke verwendet:',
  interestNote:
    'Einige Partner verarbeiten Daten ohne Einwilligung auf Grundlage eines berechtigten Interesses. Dem können Sie in den Einstellungen widersprechen.',
  scope:
    'Ihre Auswahl gilt nur für diese Website. Sie können sie jederzeit in den Datenschutzeinstellungen ändern oder Ihre Einwilligung widerrufen.',
  vendorsLink: 'Liste unserer {vendors} Partner',
  purposesList: 'Zwecke',
  accept: 'Alle akzeptieren',
  reject: 'Alle ablehnen',
  customize: 'Einstellungen',
  save: 'Auswahl speichern',
  close: 'Schließen, ohne zu speichern',
  settingsTitle: 'Datenschutzeinstellungen',
  purposesTab: 'Zwecke',
  vendorsTab: 'Partner',
  purposesTitle: 'Wofür Daten verwendet werden dürfen',
  featuresTitle: 'Wie Daten zusammengeführt werden',
  specialFeaturesTitle: 'Funktionen, die Ihre Einwilligung brauchen',
  specialPurposesTitle: 'Zwecke, denen Sie nicht widersprechen können',
  alwaysActive: 'Immer aktiv, auf Grundlage eines berechtigten Interesses',
  consent: 'Einwilligung',
  interest: 'Berechtigtes Interesse',
  examples: 'Beispiele',
  used: '{count} Partner',
  search: 'Partner suchen',
  found: '{count} von {vendors} Partnern sind aufgelistet',
  more: 'Weitere Partner anzeigen',
  allVendors: 'Alle Partner',
  retention: '{count} Tage gespeichert',
  days: '{count} Tage',
  dataCategories: 'Datenkategorien',
  privacyPolicy: 'Datenschutzerklärung',
  interestClaim: 'Erläuterung des berechtigten Interesses',
  cookieAge: 'Cookies werden bis zu {count} Tage gespeichert',
  noCookies: 'Speichert keine Cookies',
  otherStorage: 'Nutzt auch andere Speicher auf Ihrem Gerät',
  storageLink: 'Einzelheiten der gespeicherten Daten',
  refreshes: 'Die Dauer kann sich bei jedem Besuch verlängern',
  additionalTitle: 'Weitere Partner von Google',
  showDisclosure: 'Einzelheiten der gespeicherten Daten von {name} laden',
  noDisclosure: 'Die Einzelheiten konnten nicht geladen werden. Öffnen Sie stattdessen den Link.',
}

/** Returns the texts in a language, with those of the site. English replaces languages without texts. */
export const tcfTexts = (language: string, own: Readonly<Record<string, string>> = {}): TcfTexts => ({
  ...(/^de\b/i.test(language) ? de : en),
  ...own,
})

/** Fills in the values in braces. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))
