export default defineNuxtConfig({
  telemetry: false,
  compatibilityDate: '2026-01-01',
  modules: [['consent-elements/nuxt', { options: { mode: 'offline', categories: 'all' } }]],
})
