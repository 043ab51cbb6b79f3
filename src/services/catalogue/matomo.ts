import { listQueue } from '../loading/list-queue'
import type { Service, ServicePage } from '../service'

const push = (page: ServicePage, ...command: string[]): void => void listQueue(page, '_paq').push(command)

/** The site can also let only Matomo's cookies wait for consent: `options: { consent: 'cookies' }`. */
const subject = ({ options }: ServicePage): string => (options.consent === 'cookies' ? 'CookieConsent' : 'Consent')

export const matomo: Service = {
  name: 'matomo',
  title: 'Matomo',
  category: 'measurement',
  purpose: 'Counts visits and records how visitors use the site.',
  company: { name: 'InnoCraft Ltd', country: 'NZ' },
  privacyUrl: 'https://matomo.org/privacy-policy/',
  hosts: ['matomo.cloud', 'innocraft.cloud'],
  stores: [
    { name: 'matomo_ignore', purpose: 'Stores that measurement is refused.', duration: 'P30Y' },
    { name: 'matomo_sessid', purpose: 'Protects the opt-out form.', duration: 'P14D' },
    { name: '_pk_id*', purpose: 'Distinguishes visitors.', duration: 'P13M' },
    { name: '_pk_ses*', purpose: 'Keeps the state of the visit.', duration: 'PT30M' },
    { name: '_pk_ref*', purpose: 'Stores where the visit came from.', duration: 'P6M' },
    { name: '_pk_cvar*', purpose: 'Stores variables of the visit.', duration: 'PT30M' },
    { name: '_pk_hsr*', purpose: 'Keeps the state of the recording.', duration: 'PT30M' },
    { name: '_pk_testcookie*', purpose: 'Checks whether cookies can be set.', duration: 'session' },
    { name: 'mtm_consent*', purpose: 'Stores whether consent was given to Matomo.', duration: 'P30Y' },
    { name: 'mtm_cookie_consent', purpose: 'Stores whether consent was given to cookies.', duration: 'P30Y' },
    { name: 'MATOMO_SESSID', purpose: 'Protects the opt-out form.', duration: 'P14D' },
  ],
  loader: {
    id: {
      pattern: /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?#\d+$/,
      example: 'https://example.matomo.cloud/#1',
      where: 'the address of your Matomo, then "#" and the site ID (Administration, Websites)',
    },
    start(id, page) {
      const { origin, pathname, hostname, hash } = new URL(id)
      const base = origin + pathname.replace(/\/?$/, '/')
      push(page, `require${subject(page)}`)
      push(page, `set${subject(page)}Given`)
      push(page, 'setTrackerUrl', `${base}matomo.php`)
      push(page, 'setSiteId', hash.slice(1))
      push(page, 'trackPageView')
      push(page, 'enableLinkTracking')
      const isCloud = hostname.endsWith('.matomo.cloud')
      page.loadScript(isCloud ? `https://cdn.matomo.cloud/${hostname}/matomo.js` : `${base}matomo.js`)
    },
    update: (granted, _id, page) => push(page, granted ? `set${subject(page)}Given` : `forget${subject(page)}Given`),
  },
}
