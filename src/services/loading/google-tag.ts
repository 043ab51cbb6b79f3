import type { Service, ServiceLoader, ServicePage } from '../service'
import { googleConsent } from './google-consent'
import { googleLayer } from './google-layer'

/**
 * Returns the start and update functions of a service that uses gtag.js. All such services on a page share one data
 * layer: consent is queued first, gtag.js is loaded once, and each id is configured once.
 * @param category the category of the service
 */
export function googleTag(category: Service['category']): Pick<ServiceLoader, 'start' | 'update'> {
  const sendUpdate = (granted: boolean, id: string, page: ServicePage): void => {
    const layer = googleLayer(page)
    layer.state.services.set(id, { category, granted })
    googleConsent(layer, page)
  }
  return {
    start(id, page) {
      const { name, gtag, commands, state } = googleLayer(page)
      sendUpdate(true, id, page)
      if (!state.isGtagLoaded) {
        state.isGtagLoaded = true
        gtag('js', new Date())
        const layerName = name === 'dataLayer' ? '' : `&l=${encodeURIComponent(name)}`
        page.loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}${layerName}`)
      }
      const { dataLayerName: _, ...settings } = page.options
      if (commands('config', id).length === 0)
        gtag('config', id, ...(Object.keys(settings).length > 0 ? [settings] : []))
    },
    update: sendUpdate,
  }
}
