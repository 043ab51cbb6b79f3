import { readdirSync } from 'node:fs'

/** Long matrices and real waits. Only `npm run test:all` runs them, and only in Chromium. */
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
/** What few changes touch, or other tests touch as well. `npm test` leaves it out for its five minutes. */
const special = {
  'attacks/fuzz': 'random input; a fixed part of it is in other attacks',
  'boot/kernel-and-store': 'thousands of stored records, read by both',
  'inspector/inspector': 'the panel for developers',
  'journeys/any-page': 'pages in quirks mode, of old markup, of other languages',
  'journeys/axe': 'pages by the rules of axe; the views are in npm test',
  'journeys/blocking-capture': 'the guard that also sees what extensions insert',
  'journeys/blocking-on-demand': 'the blocking file, loaded when something is refused',
  'journeys/blocking-service-worker': 'requests that a service worker decides',
  'journeys/blocking-strict': 'the strict guard',
  'journeys/blocking-workers': 'requests of workers',
  'journeys/custom-mode': 'a page with a client of its own',
  'journeys/docs-snippets': 'the snippets of the documentation',
  'journeys/drawn-ahead': 'the banner before its code',
  'journeys/live-options': 'options that change later',
  'journeys/migration-pages': 'pages of other consent tools',
  'journeys/offline-mode': 'a page without a server',
  'journeys/own-addresses': 'files of the product on other hosts',
  'journeys/services': 'services of the catalogue in a page',
  'journeys/site-workers': 'workers of the site',
  'journeys/tcf': 'pages with TCF',
  'journeys/tcf-journeys': 'pages with TCF, from the first visit to the last',
  'package/entry-points': 'each file and function of the package',
  'server/': 'pages with a real consent server and its database',
  'views/accessibility/dialog': 'the dialog by keyboard and screen reader',
  'views/accessibility/settings': 'the settings by keyboard and screen reader',
  'views/consent-banner/banner-switches': 'switches in the banner',
  'views/consent-banner/paint-banner': 'the banner without React, in each of its forms',
  'views/one-color': 'each view with one colour given',
}
const isOf = (list, file) =>
  Object.keys(list).some(name => file.startsWith(`test/${name.endsWith('/') ? name : `${name}.test.`}`))

/** @returns the browser tests without the long ones */
export const shortTests = () =>
  readdirSync('test', { recursive: true })
    .map(file => `test/${file.replaceAll('\\', '/')}`)
    .filter(file => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/') && !isOf(long, file))
    .toSorted()

/** @returns the browser tests of `npm test` */
export const quickTests = () => shortTests().filter(file => !isOf(special, file))
