import type { Service } from '../service'

export const deezer: Service = {
  name: 'deezer',
  title: 'Deezer',
  category: 'experience',
  purpose: 'Plays music and podcasts from Deezer on the page.',
  company: { name: 'Deezer SA', country: 'FR' },
  privacyUrl: 'https://www.deezer.com/legal/personal-datas',
  hosts: ['widget.deezer.com', 'api.deezer.com', 'dzcdn.net', 'deezer.com/plugins'],
  stores: [{ name: 'dzr_uniq_id', purpose: 'Recognizes the browser.', domain: 'deezer.com', duration: 'P6M' }],
}
