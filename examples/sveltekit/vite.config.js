import { sveltekit } from '@sveltejs/kit/vite'
import consentElements from 'consent-elements/vite'

export default { plugins: [sveltekit(), consentElements()] }
