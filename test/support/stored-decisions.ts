import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import type { Page } from './open-page'
import { tracker } from './tries-to-track'

const key = 'privacy-consent-storage'

/** Stores a decision: by default one that grants everything. */
export const decide = (consents: Partial<Consents> = allConsents(), more: object = {}): void =>
  localStorage.setItem(key, JSON.stringify({ consents, consentInfo: { time: Date.now() - 1e6, type: 'all' }, ...more }))

/**
 * Stores a decision, and waits for the event of that. Otherwise a page that opens meanwhile takes it for the change of
 * another tab.
 */
export async function decideBefore(): Promise<void> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const told = new Promise(resolve =>
    frame.contentWindow!.addEventListener('storage', ({ newValue }) => newValue && resolve(newValue)),
  )
  decide()
  await told
  frame.remove()
}

/** Stores a refusal. */
export const refuse = (): void => decide(onlyNecessary(), { consentInfo: { time: Date.now(), type: 'necessary' } })

/** Returns whether a page has loaded a file of that name. */
export const isLoaded = (page: Page, file: string): boolean =>
  page.window.performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith(`/${file}`))

/** A script that requests a tracker while the page is parsed. The page finds the result in `window.said` once `asked` resolves. */
export const requestsEarly = `<script>asked = fetch('${tracker}', { mode: 'no-cors' }).then(() => (window.said = 'sent'), ({ message }) => (window.said = message))</script>`

/** The browsers of visitors who have not granted everything: what they have, and how it is prepared before and in the page. */
export const notGranted: [string, () => void, ((window: Page['window']) => void)?][] = [
  ['has no decision', () => localStorage.clear()],
  ['has refused everything', refuse],
  ['has refused one category', () => decide({ ...allConsents(), experience: false })],
  ['has an old decision without all names', () => decide({ necessary: true, marketing: true })],
  ['has refused a service', () => decide(allConsents(), { services: { youtube: false } })],
  ['has to answer for a new service', () => decide(allConsents(), { openServices: ['youtube'] })],
  ['has blocked hosts', () => decide(allConsents(), { blockedHosts: { 'youtube.com': 'experience' } })],
  ['has an expired decision', () => decide(allConsents(), { expires: Date.now() - 1 })],
  ['has an invalid decision', () => localStorage.setItem(key, '{"consents":')],
  [
    'has a later decision in the cookie',
    () => {
      decide(allConsents(), { cookie: true })
      document.cookie = `privacy-consent=1.${Date.now().toString(36)}..n.10000.....; path=/`
    },
  ],
  [
    'has Global Privacy Control',
    () => {},
    ({ navigator }) => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  ],
  ['has Do Not Track', () => {}, ({ navigator }) => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  [
    'has no storage',
    () => {},
    window =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('no storage')
        },
      }),
  ],
]
