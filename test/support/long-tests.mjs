import { readdirSync } from 'node:fs'

/** Long matrices and real waits. They run only in `npm run test:all`; CONTRIBUTING lists them, too. */
const long = {
  'attacks/every-clobbering': 'each name that an element can hide, except the typical ones',
  'attacks/every-pollution': 'each name on Object.prototype, except the typical ones',
  'journeys/jurisdictions': 'each law with each answer of the server',
  'journeys/phones': 'each phone',
  'server/faults': 'each fault of a connection, with its retries in real time',
  'server/orders': 'each order of answers, in real time',
  'server/queue': 'retries in real time',
  'server/submission': 'retries in real time',
  'views/accessibility/banner': 'each layout of the banner in each window',
  'views/consent-banner/layouts': 'each layout at each width',
  'views/every-window': 'each window',
  'views/hostile-pages': 'each view below the stylesheets of each hostile page',
  'views/readable-purposes': 'each language in each window',
}
const isLong = file => Object.keys(long).some(name => file === `test/${name}.test.ts`)

/** @returns the browser tests without the long ones */
export const shortTests = () =>
  readdirSync('test', { recursive: true })
    .map(file => `test/${file.replaceAll('\\', '/')}`)
    .filter(file => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/') && !isLong(file))
    .toSorted()
