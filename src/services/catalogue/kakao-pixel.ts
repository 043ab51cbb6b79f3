import type { Service } from '../service'

export const kakaoPixel: Service = {
  name: 'kakao-pixel',
  title: 'Kakao Pixel',
  category: 'marketing',
  purpose: 'Counts sales after Kakao advertisements and builds audiences.',
  company: { name: 'Kakao Corp.', country: 'KR' },
  privacyUrl: 'https://www.kakao.com/policy/privacy?lang=en',
  hosts: ['t1.daumcdn.net/adfit', 'ad.daum.net', 't1.daumcdn.net/kas'],
  stores: [
    { name: '_T_ANO', purpose: 'Recognizes the browser for advertising.', domain: 'ad.daum.net', duration: 'P1Y' },
  ],
}
