import type { Service } from '../service'

export const naverAnalytics: Service = {
  name: 'naver-analytics',
  title: 'Naver Analytics',
  category: 'marketing',
  purpose: 'Counts visits and sales after Naver advertisements.',
  company: { name: 'NAVER Corporation', country: 'KR' },
  privacyUrl: 'https://policy.naver.com/policy/privacy_en.html',
  hosts: ['wcs.naver.net', 'wcs.naver.com', 'ssl.pstatic.net/melona', 'veta.naver.com', 'ad.naver.com'],
  stores: [
    { name: 'wcs_bt', purpose: 'Remembers when the visitor was seen last.', duration: 'P1Y' },
    { name: 'NNB', purpose: 'Recognizes the browser.', domain: 'naver.com', duration: 'P20Y' },
    { name: 'NAC', purpose: 'Recognizes the browser for advertising.', domain: 'naver.com', duration: 'P1Y' },
  ],
}
