import { readdirSync } from 'node:fs'

/** Long matrices and real waits. They run only in `npm run test:all`; CONTRIBUTING lists them, too. */
const long = {
  'attacks/every-clobbering': 'each name that an element can hide, except the typical ones',
  'attacks/every-pollution': 'each name on Object.prototype, except the typical ones',
  'attacks/storage-faults': 'each method of a storage with each fault',
  'journeys/jurisdictions': 'each law with each answer of the server',
  'journeys/phones': 'each phone',
  'journeys/prebid-gpp': 'a page with Prebid and GPP',
  'journeys/tcf-prebid': 'a page with Prebid and TCF',
  'package/examples': 'each example page',
  'package/playground': 'the playground',
  'react/react-19': 'the tests of React, with version 19',
  'server/both-protocols': 'a page whose protocol changes, with a database for each',
  'server/faults': 'each fault of a connection, with its retries in real time',
  'server/orders': 'each order of answers, in real time',
  'server/question-faults': 'each fault of a server while a page opens',
  'server/queue': 'retries in real time',
  'server/submission': 'retries in real time',
  'views/accessibility/banner': 'each layout of the banner in each window',
  'views/accessibility/everywhere': 'each rule in each view',
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
