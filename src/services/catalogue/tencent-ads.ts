import type { Service } from '../service'

export const tencentAds: Service = {
  name: 'tencent-ads',
  title: 'Tencent Ads',
  category: 'marketing',
  purpose: 'Counts sales after Tencent advertisements.',
  company: { name: 'Tencent Holdings Limited', country: 'CN' },
  privacyUrl: 'https://privacy.qq.com/',
  hosts: ['gdt.qq.com', 'qzs.gdtimg.com'],
  stores: [
    { name: 'gdt_vid', purpose: 'Recognizes the visitor to count sales after advertisements.', duration: 'P30D' },
    {
      name: 'adnet_lastLandingUrl',
      kinds: ['localStorage'],
      purpose: 'Remembers the first page of the visit.',
      duration: 'persistent',
    },
  ],
}
