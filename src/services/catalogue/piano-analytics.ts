import type { Service } from '../service'

export const pianoAnalytics: Service = {
  name: 'piano-analytics',
  title: 'Piano Analytics (AT Internet)',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Piano Software, Inc.', country: 'US' },
  privacyUrl: 'https://piano.io/privacy-policy/',
  hosts: ['xiti.com', 'ati-host.net', 'at-o.net', 'aticdn.net', 'pa-cd.com'],
  stores: [
    { name: 'atuserid', purpose: 'Recognizes the visitor.', duration: 'P13M' },
    { name: 'atauthority', purpose: 'Remembers the choice about counting.', duration: 'P13M' },
    { name: 'atidvisitor', purpose: 'Recognizes the visitor.', duration: 'P6M' },
    { name: 'pa_user', purpose: 'Recognizes a signed-in visitor.', duration: 'P13M' },
    { name: '_pcid', purpose: 'Recognizes the visitor.', duration: 'P13M' },
    { name: '_pctx', purpose: 'Holds the context of the visit.', duration: 'P13M' },
    { name: '_pprv', purpose: 'Remembers the choice about counting.', duration: 'P13M' },
    { name: 'pa_privacy', purpose: 'Remembers the choice about counting.', duration: 'P13M' },
    { name: 'pa_vid', purpose: 'Recognizes the visitor.', duration: 'P13M' },
    { name: 'xtvrn', purpose: 'Recognizes the visitor for older versions.', duration: 'P1Y' },
  ],
}
