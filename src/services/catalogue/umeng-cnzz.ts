import type { Service } from '../service'

export const umengCnzz: Service = {
  name: 'umeng-cnzz',
  title: 'CNZZ (Umeng+)',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Umeng+ (Alibaba Group)', country: 'CN' },
  privacyUrl: 'https://www.umeng.com/page/policy',
  hosts: ['cnzz.com', 'umeng.com', 'cnzz.mmstat.com'],
  stores: [
    { name: 'CNZZDATA*', purpose: 'Recognizes the visitor.', duration: 'P6M' },
    { name: 'UM_distinctid', purpose: 'Recognizes the visitor.', duration: 'P6M' },
    { name: 'cna', purpose: 'Recognizes the browser across sites.', domain: 'mmstat.com', duration: 'P10Y' },
  ],
}
