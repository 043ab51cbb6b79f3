import type { Service } from '../service'

export const baiduTongji: Service = {
  name: 'baidu-tongji',
  title: 'Baidu Tongji',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Beijing Baidu Netcom Science Technology Co., Ltd.', country: 'CN' },
  privacyUrl: 'https://tongji.baidu.com/web/help/article?id=330&type=0',
  hosts: ['hm.baidu.com', 'hmcdn.baidu.com', 'tongji.baidu.com'],
  stores: [
    {
      name: 'Hm_lvt_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers when the visitor came.',
      duration: 'P1Y',
    },
    {
      name: 'Hm_lpvt_*',
      kinds: ['cookie', 'sessionStorage'],
      purpose: 'Remembers the last page of a visit.',
      duration: 'session',
    },
    {
      name: 'HMACCOUNT*',
      purpose: 'Recognizes the browser across sites.',
      domain: 'hm.baidu.com',
      duration: 'persistent',
    },
  ],
}
