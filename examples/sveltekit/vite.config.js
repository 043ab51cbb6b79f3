import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import consentElements from 'consent-elements/vite'

export default {
  plugins: [sveltekit({ adapter: adapter({ pages: 'site', assets: 'site' }) }), consentElements()],
}
