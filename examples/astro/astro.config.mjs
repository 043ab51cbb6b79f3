import { defineConfig } from 'astro/config'
import consentElements from 'consent-elements/astro'

export default defineConfig({
  outDir: 'site',
  integrations: [consentElements({ options: { mode: 'offline', categories: 'all' } })],
})
