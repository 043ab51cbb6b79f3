const ours = /^(consent-banner|privacy-settings-)/

export default defineNuxtConfig({
  telemetry: false,
  compatibilityDate: '2026-01-01',
  vue: { compilerOptions: { isCustomElement: tag => ours.test(tag) } },
})
