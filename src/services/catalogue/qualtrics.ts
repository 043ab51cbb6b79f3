import type { Service } from '../service'

export const qualtrics: Service = {
  name: 'qualtrics',
  title: 'Qualtrics',
  category: 'measurement',
  purpose: 'Shows surveys and collects the answers.',
  company: { name: 'Qualtrics, LLC', country: 'US' },
  privacyUrl: 'https://www.qualtrics.com/privacy-statement/',
  hosts: ['qualtrics.com'],
  stores: [
    { name: 'QSI_SI_*_intercept', purpose: 'Remembers whether a survey was shown.', duration: 'P30D' },
    { name: 'QSI_S_*', purpose: 'Counts visits and chooses visitors for surveys.', duration: 'P7D' },
    {
      name: 'QSI_HistorySession',
      kinds: ['cookie', 'sessionStorage'],
      purpose: 'Holds the pages of the visit.',
      duration: 'session',
    },
    { name: 'QSI_ReplaySession_*', purpose: 'Recognizes the visit that is recorded.', duration: 'session' },
    {
      name: 'QSI_CT',
      kinds: ['cookie', 'sessionStorage'],
      purpose: 'Counts actions of the visitor.',
      duration: 'session',
    },
    { name: 'QSI_DATA', purpose: 'Keeps answers.', duration: 'session' },
    { name: 'QST', purpose: 'Remembers that a survey was answered.', domain: 'qualtrics.com', duration: 'P6M' },
    { name: 'Q_INTER', purpose: 'Keeps the state of a survey.', duration: 'session' },
  ],
}
