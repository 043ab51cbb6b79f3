import type { Service } from '../service'

export const mopinion: Service = {
  name: 'mopinion',
  title: 'Mopinion',
  category: 'measurement',
  purpose: 'Shows surveys and collects the answers.',
  company: { name: 'Mopinion B.V.', country: 'NL' },
  privacyUrl: 'https://mopinion.com/privacy-policy/',
  hosts: ['mopinion.com'],
  stores: [
    { name: 'Pastease.passive.activated*', purpose: 'Remembers whether a survey was shown.', duration: 'P1M' },
    { name: 'Pastease.passive.chance*', purpose: 'Chooses visitors for surveys.', duration: 'P1M' },
    { name: 'MSopened*', purpose: 'Remembers whether a survey was opened.', duration: 'P30D' },
    { name: 'MSFeedbackSent*', purpose: 'Remembers whether a survey was answered.', duration: 'P30D' },
    { name: 'SQsession', purpose: 'Recognizes the visit while a survey is filled in.', duration: 'PT30M' },
  ],
}
