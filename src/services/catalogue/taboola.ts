import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

export const taboola: Service = {
  name: 'taboola',
  title: 'Taboola',
  category: 'marketing',
  purpose: 'Measures and shows recommended content and ads on other sites.',
  company: { name: 'Taboola.com Ltd.', country: 'IL' },
  privacyUrl: 'https://www.taboola.com/policies/privacy-policy',
  hosts: ['taboola.com', 'taboolasyndication.com'],
  stores: [
    { name: 't_gid', purpose: 'Recognizes visitors for ads.', domain: 'taboola.com', duration: 'P1Y' },
    { name: 't_pt_gid', purpose: 'Recognizes visitors for ads.', duration: 'P1Y' },
    {
      name: 'taboola*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes visitors and visits.',
      duration: 'P1Y',
    },
    { name: '_tb_sess_r', purpose: 'Stores where the visit came from.', duration: 'PT30M' },
    { name: '_tb_t_ppg', purpose: 'Stores the page before this one.', duration: 'PT30M' },
    { name: '_tfpvi', purpose: 'Recognizes visitors for ads.', duration: 'P1Y' },
    { name: 'trc_cookie_storage', purpose: 'Recognizes visitors for ads.', duration: 'P1Y' },
  ],
  loader: {
    id: {
      pattern: /^\d{6,10}$/,
      example: '1234567',
      where: 'Taboola Ads, Tracking, Taboola pixel: the account ID',
    },
    start(id, page) {
      listQueue(page, '_tfa').push({ notify: 'event', name: 'page_view', id: Number(id) })
      page.loadScript(`https://cdn.taboola.com/libtrc/unip/${id}/tfa.js`, { id: 'tb_tfa_script' })
    },
  },
}
