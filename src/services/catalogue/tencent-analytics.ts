import type { Service } from '../service'

export const tencentAnalytics: Service = {
  name: 'tencent-analytics',
  title: 'Tencent Analytics',
  category: 'measurement',
  purpose: 'Counts visits and what visitors do on the site.',
  company: { name: 'Tencent Holdings Limited', country: 'CN' },
  privacyUrl: 'https://privacy.qq.com/',
  hosts: ['tajs.qq.com', 'pingjs.qq.com', 'pingtcss.qq.com', 'pingtas.qq.com', 'pingfore.qq.com'],
  stores: [
    { name: 'pgv_pvi', purpose: 'Recognises the visitor.', duration: 'P10Y' },
    { name: 'pgv_pvid', purpose: 'Recognises the visitor.', duration: 'P10Y' },
    { name: 'pgv_si', purpose: 'Recognises the visit.', duration: 'session' },
    { name: 'pgv_info', purpose: 'Recognises the visit.', duration: 'session' },
  ],
}
