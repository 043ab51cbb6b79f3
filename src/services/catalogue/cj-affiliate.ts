import type { Service } from '../service'

export const cjAffiliate: Service = {
  name: 'cj-affiliate',
  title: 'CJ Affiliate',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Conversant LLC', country: 'US' },
  privacyUrl: 'https://www.cj.com/legal/privacy-policy-services',
  hosts: [
    'emjcd.com',
    'mczbf.com',
    'cj.com',
    'anrdoezrs.net',
    'dpbolvw.net',
    'jdoqocy.com',
    'kqzyfj.com',
    'tkqlhce.com',
    'ftjcfx.com',
    'lduhtrp.net',
    'tqlkg.com',
    'yceml.net',
    'awltovhc.com',
  ],
  stores: [
    { name: 'cje', purpose: "Holds the partner's link through which the visitor came.", duration: 'P13M' },
    { name: 'cjConsent', purpose: 'Remembers whether counting is allowed.', duration: 'P13M' },
    { name: 'cjUser', purpose: 'Recognizes the visitor to count sales.', duration: 'P13M' },
  ],
}
