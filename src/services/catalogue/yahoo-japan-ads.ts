import type { Service } from '../service'

export const yahooJapanAds: Service = {
  name: 'yahoo-japan-ads',
  title: 'Yahoo! JAPAN Ads',
  category: 'marketing',
  purpose: 'Places advertisements and counts sales after them.',
  company: { name: 'LY Corporation', country: 'JP' },
  privacyUrl: 'https://privacy.lycorp.co.jp/en/',
  hosts: [
    's.yimg.jp/images/listing',
    'yads.c.yimg.jp',
    'b92.yahoo.co.jp',
    'b97.yahoo.co.jp',
    'b99.yahoo.co.jp',
    'apm.yahoo.co.jp',
  ],
  stores: [
    { name: '_ycl_yjad', purpose: 'Holds the click on an advertisement.', duration: 'P90D' },
    { name: '_yjsu_yjad', purpose: 'Recognizes the visitor to count sales after advertisements.', duration: 'P1Y' },
  ],
}
