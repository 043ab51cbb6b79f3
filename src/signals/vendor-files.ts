// build/vendors.mjs writes this file from the files of src/signals/vendors/.

/** The vendors by name: the allowed values of their options, and how to load the file of one that is configured. */
export const vendorFiles = {
  adobe: { options: { version: ['2.0', '1.0'] }, load: async () => (await import('./vendors/adobe')).adobe },
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
  segment: { options: {}, load: async () => (await import('./vendors/segment')).segment },
  tiktok: { options: {}, load: async () => (await import('./vendors/tiktok')).tiktok },
}
