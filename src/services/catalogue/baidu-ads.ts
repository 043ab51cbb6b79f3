import type { Service } from '../service'

export const baiduAds: Service = {
  name: 'baidu-ads',
  title: 'Baidu Ads',
  category: 'marketing',
  purpose: 'Places advertisements from Baidu on the page.',
  company: { name: 'Beijing Baidu Netcom Science Technology Co., Ltd.', country: 'CN' },
  privacyUrl: 'https://union.baidu.com/bqt/',
  hosts: ['pos.baidu.com', 'cpro.baidu.com', 'cpro.baidustatic.com', 'dup.baidustatic.com', 'eclick.baidu.com'],
  stores: [{ name: 'BAIDUID', purpose: 'Recognizes the browser across sites.', domain: 'baidu.com', duration: 'P1Y' }],
}
