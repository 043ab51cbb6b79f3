import type { Service } from '../service'

export const impact: Service = {
  name: 'impact',
  title: 'impact.com',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Impact Tech, Inc.', country: 'US' },
  privacyUrl: 'https://impact.com/privacy-policy/',
  hosts: [
    'impactcdn.com',
    'impactradius-event.com',
    'impactradius-go.com',
    'impactradius.com',
    'sjv.io',
    'pxf.io',
    'ojrq.net',
    'evyy.net',
    '7eer.net',
  ],
  stores: [
    { name: 'IR_gbd', purpose: 'Holds the domain on which cookies can be set.', duration: 'P30D' },
    { name: 'IR_*', purpose: "Holds the partner's link through which the visitor came.", duration: 'P30D' },
    { name: 'IR_PI', purpose: 'Recognizes the visitor to count sales.', duration: 'P30D' },
    { name: 'irld', purpose: 'Recognizes the browser across sites.', domain: 'ojrq.net', duration: 'P2Y' },
  ],
}
