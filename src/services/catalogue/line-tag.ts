import type { Service } from '../service'

export const lineTag: Service = {
  name: 'line-tag',
  title: 'LINE Tag',
  category: 'marketing',
  purpose: 'Counts sales after LINE advertisements and builds audiences.',
  company: { name: 'LY Corporation', country: 'JP' },
  privacyUrl: 'https://privacy.lycorp.co.jp/en/',
  hosts: ['tr.line.me', 'd.line-scdn.net/n/line_tag'],
  stores: [
    { name: '_lt_cid', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '__lt__cid', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '__lt__sid', purpose: 'Recognizes the visit.', duration: 'P1D' },
  ],
}
