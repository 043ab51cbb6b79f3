import consentElements from 'consent-elements/vite'

export default {
  plugins: [consentElements({ options: { mode: 'offline', categories: 'all' } })],
  build: { outDir: 'site' },
}
