import type { Service } from '../service'

export const umengCnzz: Service = {
  name: 'umeng-cnzz',
  title: 'CNZZ (Umeng+)',
  category: 'measurement',
  purpose: 'Counts visits and what visitors do on the site.',
  company: { name: 'Umeng+ (Alibaba Group)', country: 'CN' },
  privacyUrl: 'https://www.umeng.com/page/policy',
  hosts: ['cnzz.com', 'umeng.com', 'cnzz.mmstat.com'],
  stores: [
    { name: 'CNZZDATA*', purpose: 'Recognises the visitor.', duration: 'P6M' },
    { name: 'UM_distinctid', purpose: 'Recognises the visitor.', duration: 'P6M' },
    { name: 'cna', purpose: 'Recognises the browser across sites (set on mmstat.com).', duration: 'P10Y' },
  ],
}
