import { googleConsent } from '../loading/google-consent'
import { googleLayer } from '../loading/google-layer'
import type { Service } from '../service'

export const googleTagManager: Service = {
  name: 'google-tag-manager',
  title: 'Google Tag Manager',
  category: 'measurement',
  purpose: 'Loads and controls other services on the site.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['googletagmanager.com'],
  stores: [{ name: 'td', purpose: 'Counts the tags that ran.', domain: 'googletagmanager.com', duration: 'session' }],
  loader: {
    id: {
      pattern: /^GTM-[A-Z0-9]{4,10}$/,
      example: 'GTM-AB12CD3',
      where: 'Tag Manager, at the top of your workspace: the container ID',
    },
    start(id, page) {
      const layer = googleLayer(page)
      googleConsent(layer, page)
      layer.queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      const layerName = layer.name === 'dataLayer' ? '' : `&l=${encodeURIComponent(layer.name)}`
      page.loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}${layerName}`)
    },
    update: (_granted, _id, page) => googleConsent(googleLayer(page), page),
  },
}
