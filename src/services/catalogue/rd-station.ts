import type { Service } from '../service'

export const rdStation: Service = {
  name: 'rd-station',
  title: 'RD Station',
  category: 'marketing',
  purpose: 'Shows sign-up forms and sends messages that match what visitors do.',
  company: { name: 'Resultados Digitais Desenvolvimento de Software Ltda', country: 'BR' },
  privacyUrl: 'https://legal.rdstation.com/en/privacy-policy/',
  hosts: ['rdstation.com.br', 'rdstation.com', 'd335luupugsy2.cloudfront.net'],
  stores: [
    { name: 'rdtrk', purpose: 'Holds the pages that the visitor has seen.', duration: 'P1Y' },
    { name: '_rdtrk', purpose: 'Holds the pages that the visitor has seen.', duration: 'P1Y' },
    { name: '_rd_experiment_version', purpose: 'Remembers the version of a page in a test.', duration: 'P1Y' },
    { name: '_form_fields', purpose: 'Fills in answers that the visitor gave before.', duration: 'P3M' },
    { name: '_rdlps_pp', purpose: 'Remembers which questions were answered.', duration: 'P6M' },
    { name: '_rd_wa_first_session.*', purpose: 'Remembers where the visitor came from first.', duration: 'P2Y' },
    { name: '_rd_wa_id.*', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '_rd_wa_ses_id.*', purpose: 'Recognizes the visit.', duration: 'PT30M' },
  ],
}
