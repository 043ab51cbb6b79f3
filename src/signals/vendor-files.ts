// build/vendors.mjs writes this file from the files of src/signals/vendors/.

/** The vendors by name: the allowed values of their options, and how to load the file of one that is configured. */
export const vendorFiles = {
  adobe: { options: { version: ['2.0', '1.0'] }, load: async () => (await import('./vendors/adobe')).adobe },
  amazonConsent: {
    options: { country: { pattern: /^[A-Z]{2}$/, example: 'DE' } },
    load: async () => (await import('./vendors/amazon-consent')).amazonConsent,
  },
  googlePublisherTag: {
    options: { limitedAds: [true, false], restrictDataProcessing: [true, false] },
    load: async () => (await import('./vendors/google-publisher-tag')).googlePublisherTag,
  },
  googleTag: { options: {}, load: async () => (await import('./vendors/google-tag')).googleTag },
  klaviyo: { options: {}, load: async () => (await import('./vendors/klaviyo')).klaviyo },
  matomo: {
    options: { consent: ['tracking', 'cookies'] },
    load: async () => (await import('./vendors/matomo')).matomo,
  },
  metaPixel: {
    options: { limitedDataUse: [false, true] },
    load: async () => (await import('./vendors/meta-pixel')).metaPixel,
  },
  microsoftClarity: { options: {}, load: async () => (await import('./vendors/microsoft-clarity')).microsoftClarity },
  microsoftUet: { options: {}, load: async () => (await import('./vendors/microsoft-uet')).microsoftUet },
  pinterest: { options: {}, load: async () => (await import('./vendors/pinterest')).pinterest },
  posthog: { options: {}, load: async () => (await import('./vendors/posthog')).posthog },
  reddit: { options: {}, load: async () => (await import('./vendors/reddit')).reddit },
  segment: { options: {}, load: async () => (await import('./vendors/segment')).segment },
  shopify: { options: {}, load: async () => (await import('./vendors/shopify')).shopify },
  tiktok: { options: {}, load: async () => (await import('./vendors/tiktok')).tiktok },
}
