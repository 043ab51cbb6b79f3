// What a shop of Shopify has on its pages, written by us from its documentation, because Shopify's own files cannot be
// had: the Customer Privacy API, and a manager of web pixels. Pixels run in a sandboxed frame of the shop, start once
// Shopify has consent, and then get the events that came before. Shopify drops the events of a refused time.
// https://shopify.dev/docs/api/customer-privacy, https://shopify.dev/docs/apps/build/marketing-analytics/pixels
;(() => {
  const state = { analytics: '', marketing: '', preferences: '', sale_of_data: '' }
  const faults = (window.containerFaults = [])
  const api = {
    currentVisitorConsent: () => ({ ...state }),
    analyticsProcessingAllowed: () => state.analytics === 'yes',
    marketingAllowed: () => state.marketing === 'yes',
    setTrackingConsent(consent, done) {
      setTimeout(() => {
        for (const name of Object.keys(state)) if (name in consent) state[name] = consent[name] ? 'yes' : 'no'
        document.dispatchEvent(
          new CustomEvent('visitorConsentCollected', {
            detail: { analyticsAllowed: state.analytics === 'yes', marketingAllowed: state.marketing === 'yes' },
          }),
        )
        done?.()
      }, 20)
    },
  }
  window.Shopify = {
    loadFeatures(features, done) {
      if (!features.every(({ name, version }) => name === 'consent-tracking-api' && version === '0.1'))
        faults.push('an unknown feature')
      setTimeout(() => {
        window.Shopify.customerPrivacy = api
        done?.()
      }, 20)
    },
    analytics: { publish: (name, data) => publish({ name, data }) },
  }

  const pixels = [
    { id: 'analytics', may: api.analyticsProcessingAllowed },
    { id: 'marketing', may: api.marketingAllowed },
  ]
  const publish = event => {
    for (const pixel of pixels)
      if (pixel.frame && pixel.may()) pixel.send(event)
      else if (state.marketing !== 'no') (pixel.early ||= []).push(event)
  }
  document.addEventListener('visitorConsentCollected', () => {
    for (const pixel of pixels) {
      if (!pixel.may()) {
        pixel.early = []
        continue
      }
      if (pixel.frame) continue
      const { port1, port2 } = new MessageChannel()
      pixel.send = event => port1.postMessage(event)
      pixel.frame = document.createElement('iframe')
      pixel.frame.sandbox = 'allow-scripts allow-forms'
      pixel.frame.style.display = 'none'
      pixel.frame.src = `/web-pixels/${pixel.id}/sandbox/`
      pixel.frame.addEventListener('load', () => {
        pixel.frame.contentWindow.postMessage('start', '*', [port2])
        for (const event of pixel.early ?? []) pixel.send(event)
        pixel.early = []
      })
      document.body.append(pixel.frame)
    }
  })
})()
