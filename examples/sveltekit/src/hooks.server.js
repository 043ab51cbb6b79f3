import { consentHandle } from 'consent-elements/sveltekit'

export const handle = consentHandle({ options: { mode: 'offline', categories: 'all' } })
