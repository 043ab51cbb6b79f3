import type { Service } from '../service'

export const decibel: Service = {
  name: 'decibel',
  title: 'Decibel (Medallia Experience)',
  category: 'measurement',
  purpose: 'Records visits and shows where visitors have trouble.',
  company: { name: 'Medallia, Inc.', country: 'US' },
  privacyUrl: 'https://www.medallia.com/privacy-policy/',
  hosts: ['decibelinsight.net', 'decibelinsight.com'],
  stores: [
    { name: 'da_sid', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'da_lid', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'da_intState', purpose: 'Keeps the state of the recording.', duration: 'session' },
  ],
}
