import type { Service } from '../service'

export const tencentAnalytics: Service = {
  name: 'tencent-analytics',
  title: 'Tencent Analytics',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Tencent Holdings Limited', country: 'CN' },
  privacyUrl: 'https://privacy.qq.com/',
  hosts: ['tajs.qq.com', 'pingjs.qq.com', 'pingtcss.qq.com', 'pingtas.qq.com', 'pingfore.qq.com'],
  stores: [
    { name: 'pgv_pvi', purpose: 'Recognizes the visitor.', duration: 'P10Y' },
    { name: 'pgv_pvid', purpose: 'Recognizes the visitor.', duration: 'P10Y' },
    { name: 'pgv_si', purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'pgv_info', purpose: 'Recognizes the visit.', duration: 'session' },
  ],
}
