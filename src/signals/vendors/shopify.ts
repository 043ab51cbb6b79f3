import { lateGlobal } from '../late-global'
import { defineVendor } from '../vendor'

interface CustomerPrivacy {
  currentVisitorConsent?(): Readonly<Record<string, unknown>>
  setTrackingConsent(consent: Record<string, boolean>, done: (answer?: { error?: unknown }) => void): void
}
interface Shopify {
  loadFeatures(features: object[], done: (error?: unknown) => void): void
  customerPrivacy?: CustomerPrivacy
}

/**
 * Shopify's Customer Privacy API, which Shopify's pixels and checkout follow. Before a decision, the shop's own setting
 * for the visitor's region applies. A decision that Shopify has is not sent again.
 * @pending none
 * @granted `Shopify.customerPrivacy.setTrackingConsent({analytics: true, marketing: true, preferences: true, sale_of_data: true}, …)`
 * @denied `false` for each
 * @see https://shopify.dev/docs/api/customer-privacy
 */
export const shopify = defineVendor({
  categories: ['functionality', 'measurement', 'marketing'],
  start({ global = 'Shopify' }) {
    const withShopify = lateGlobal<Shopify>(global, ({ loadFeatures }) => typeof loadFeatures === 'function')
    const failed = (problem: unknown): void =>
      console.warn('consent-elements: Shopify did not accept the decision', problem)
    let newest: object
    return ({ consents: { measurement, marketing, functionality } }) => {
      const wanted = { analytics: measurement, marketing, preferences: functionality, sale_of_data: marketing }
      newest = wanted
      withShopify(shop =>
        shop.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], error => {
          // The feature loads over the network, and the visitor may have decided again meanwhile.
          if (wanted !== newest) return
          const api = shop.customerPrivacy
          if (error || !api) return failed(error)
          const known = api.currentVisitorConsent?.() ?? {}
          if (Object.entries(wanted).every(([name, on]) => known[name] === (on ? 'yes' : 'no'))) return
          api.setTrackingConsent(wanted, answer => answer?.error && failed(answer.error))
        }),
      )
    }
  },
})
