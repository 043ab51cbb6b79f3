import type { Service } from '../service'

export const partnerize: Service = {
  name: 'partnerize',
  title: 'Partnerize',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Partnerize Ltd', country: 'GB' },
  privacyUrl: 'https://partnerize.com/privacy-policy',
  hosts: [
    'prf.hn',
    'partnerize.com',
    'performancehorizon.com',
    'pepperjam.com',
    'pjtra.com',
    'pntra.com',
    'pntrs.com',
    'pjatr.com',
    'gopjn.com',
  ],
  stores: [
    { name: 'tPHG-PS', purpose: 'Recognizes the browser to count sales.', domain: 'prf.hn', duration: 'P1Y' },
    { name: 'pjn-click', purpose: "Holds the partner's link through which the visitor came.", duration: 'P30D' },
  ],
}
