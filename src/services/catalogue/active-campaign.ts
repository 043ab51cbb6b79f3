import { functionQueue } from '../loading/function-queue'
import type { Service, ServicePage } from '../service'

const tracker = (page: ServicePage) => functionQueue(page, 'vgo', { fields: { l: Date.now() } })

export const activeCampaign: Service = {
  name: 'active-campaign',
  title: 'ActiveCampaign',
  category: 'marketing',
  purpose: 'Recognizes visitors and links their visits with e-mails.',
  company: { name: 'ActiveCampaign, LLC', country: 'US' },
  privacyUrl: 'https://www.activecampaign.com/legal/privacy-policy',
  hosts: ['app-us1.com', 'trackcmp.net'],
  stores: [
    { name: 'prism_*', purpose: 'Recognizes visitors.', duration: 'P30D' },
    { name: 'ac_enable_tracking', purpose: 'Stores that measurement is allowed.', duration: 'P30D' },
  ],
  loader: {
    id: {
      pattern: /^\d{5,12}$/,
      example: '123456789',
      where: 'ActiveCampaign, Website, Site tracking, Install code: the number after "setAccount"',
    },
    start(id, page) {
      page.globals.visitorGlobalObjectAlias = 'vgo'
      const vgo = tracker(page)
      vgo('setAccount', id)
      vgo('setTrackByDefault', true)
      vgo('process')
      page.loadScript('https://diffuser-cdn.app-us1.com/diffuser/diffuser.js')
    },
    update(granted, _id, page) {
      const vgo = tracker(page)
      vgo('setTrackByDefault', granted)
      if (granted) vgo('process')
    },
  },
}
