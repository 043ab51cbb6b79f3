import type { Service } from '../service'

export const pianoComposer: Service = {
  name: 'piano-composer',
  title: 'Piano Composer',
  category: 'marketing',
  purpose: 'Shows offers, paywalls and content that match what readers do.',
  company: { name: 'Piano Software, Inc.', country: 'US' },
  privacyUrl: 'https://piano.io/privacy-policy/',
  hosts: ['cxense.com', 'cxpublic.com', 'npttech.com', 'piano.io', 'cxense-cdn.com'],
  stores: [
    { name: 'cX_P', purpose: 'Recognizes the visitor.', duration: 'P13M' },
    { name: 'cX_G', purpose: 'Recognizes the visitor across sites.', duration: 'P13M' },
    { name: 'cX_S', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'gckp', purpose: 'Recognizes the visitor across sites.', duration: 'P13M' },
    { name: 'xbc', purpose: 'Counts the articles that were read.', duration: 'P2Y' },
    { name: '__pls', purpose: 'Holds the rules that apply to the reader.', duration: 'P2Y' },
    { name: '__tbc', purpose: 'Holds the rules that apply to the reader.', duration: 'P2Y' },
    { name: '__pil', purpose: "Remembers the visitor's language.", duration: 'P30D' },
    { name: '__pvi', purpose: 'Recognizes the visit.', duration: 'P1D' },
    { name: '_pcus', purpose: "Holds the reader's groups.", duration: 'P2Y' },
  ],
}
