import { readdirSync } from 'node:fs'

/** Long matrices and real waits. Neither `npm test` nor the subset of Firefox and WebKit has them. */
const long = {
  'attacks/every-clobbering': 'each name that an element can hide, except the typical ones',
  'attacks/every-pollution': 'each name on Object.prototype, except the typical ones',
  'attacks/storage-faults': 'each method of a storage with each fault',
  'journeys/jurisdictions': 'each law with each answer of the server',
  'journeys/phones': 'each phone',
  'journeys/prebid-gpp': 'a page with Prebid and GPP',
  'journeys/tcf-prebid': 'a page with Prebid and TCF',
  'react/react-19': 'the tests of React, with version 19',
  'views/accessibility/banner': 'each layout of the banner in each window',
  'views/accessibility/everywhere': 'each rule in each view',
  'views/consent-banner/layouts': 'each layout at each width',
  'views/every-window': 'each window',
  'views/hostile-pages': 'each view below the stylesheets of each hostile page',
  'views/overlaps': 'the settings in each window, four languages and two sizes of text',
  'views/readable-purposes': 'each language in each window',
}
/** What few changes touch, or other tests touch as well. `npm test` leaves it out for its five minutes. */
const special = {
  'attacks/fuzz': 'random input',
  'boot/kernel-and-store': 'thousands of stored records, read by both',
  'inspector/inspector': 'the panel for developers',
  'journeys/any-page': 'each computed style of a page and of our elements',
  'journeys/axe': 'pages by the rules of axe; the views are in npm test',
  'journeys/blocking-capture': 'the tier that waits for the whole page',
  'journeys/blocking-on-demand': 'the blocking file, loaded when something is refused',
  'journeys/blocking-service-worker': 'requests that a service worker decides',
  'journeys/blocking-strict': 'the strict tier',
  'journeys/blocking-workers': 'requests of workers',
  'journeys/custom-mode': 'pages with handler functions in place of a server',
  'journeys/docs-snippets': 'the snippets of the documentation',
  'journeys/drawn-ahead': 'the banner before its code',
  'journeys/early-openers': 'presses before a manager has loaded, in each way to start',
  'journeys/early-presses': 'presses on the banner of a server before a manager has loaded',
  'journeys/hydration-installed': 'hydrated pages with what headHtml inlines, and with a bundle',
  'journeys/late-hydration': 'pages that frameworks hydrate late, which recover fully in Chromium only',
  'journeys/live-options': 'options that change later',
  'journeys/migration-pages': 'pages after a migration from other consent tools',
  'journeys/offline-mode': 'a page without a server',
  'journeys/own-addresses': 'services at addresses of the site',
  'journeys/replaced-installed': 'replaced pages with what headHtml inlines, and with a bundle',
  'journeys/services': 'services of the catalogue in a page',
  'journeys/site-workers': 'workers of the site',
  'journeys/tcf': 'pages with TCF',
  'journeys/tcf-place': 'pages with TCF in other places',
  'journeys/tcf-vendor-hosts': 'pages with TCF and hosts of vendors',
  'journeys/notice-of-the-place': 'one page in six places, in three ways to know them',
  'journeys/tcf-kept': 'pages with TCF that replace their body',
  'journeys/tcf-rules': 'the rules for platforms of TCF, one by one',
  'journeys/tcf-journeys': 'pages with TCF, from the first visit to the last',
  'package/': 'the built package, its examples and the playground',
  'server/': 'pages with a real consent server and its database, some in real time',
  'views/accessibility/dialog': 'the dialog by keyboard and screen reader',
  'views/accessibility/settings': 'the settings by keyboard and screen reader',
  'views/consent-banner/banner-switches': 'switches in the banner',
  'views/consent-banner/paint-banner': 'the banner without React, in each of its forms',
  'views/one-color': 'each view with one colour given',
}
/** Of the long ones, what CI leaves to `npm run test:nightly`. `npm run test:all` has it. */
const windows = {
  'views/accessibility/banner': long['views/accessibility/banner'],
  'views/every-window': long['views/every-window'],
}
/** What pages do to their documents, where WebKit has differed. WebKit has no time for all journeys in CI. */
const inWebKit = {
  'journeys/gated-elements': 'each element that fetches',
  'journeys/hidden-banner': 'each way to hide the banner',
  'journeys/inner-pages': 'pages in frames of the site',
  'journeys/released-scripts': 'scripts that have waited, whose stacks lack the query of addresses',
  'journeys/replaced-documents': 'each way to replace the page',
}
/** Publishers' pages. Firefox and WebKit have all of them in `npm run test:nightly`, and in CI those that decide. */
const publishers = [
  'consent-or-pay',
  'notice-of-the-place',
  'prebid-gpp',
  'tcf',
  'tcf-journeys',
  'tcf-kept',
  'tcf-place',
  'tcf-prebid',
  'tcf-rules',
  'tcf-vendor-hosts',
].map(name => `test/journeys/${name}.test.ts`)
const decidingPublishers = {
  firefox: publishers.filter(file => /tcf-(journeys|kept|place|rules)/.test(file)),
  // WebKitGTK once did not end tcf-rules in five minutes on a busy machine, where it usually takes five seconds.
  webkit: publishers.filter(file => /tcf-(kept|place)/.test(file)),
}
const isOf = (list, file) =>
  Object.keys(list).some(name => file.startsWith(`test/${name.endsWith('/') ? name : `${name}.test.`}`))

/** @returns all browser tests */
export const allTests = () =>
  readdirSync('test', { recursive: true })
    .map(file => `test/${file.replaceAll('\\', '/')}`)
    .filter(file => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/'))
    .toSorted()

/** @returns the browser tests of CI */
export const ciTests = () => allTests().filter(file => !isOf(windows, file))

/** @returns what CI leaves to the nightly run */
export const windowTests = () => allTests().filter(file => isOf(windows, file))

/** @returns the browser tests without the long ones */
const shortTests = () => allTests().filter(file => !isOf(long, file))

/** @returns the browser tests of `npm test` */
export const quickTests = () => shortTests().filter(file => !isOf(special, file))

/**
 * @returns the browser tests that decide in Firefox or WebKit in CI: what blocks, stores and talks to the server; in Firefox
 *   also `seen`, what visitors see and do without the special files. In WebKit most of that is in `npm run test:nightly`,
 *   as are `publishers` for both
 */
export function engineTests(browser) {
  const isIn = (folders, file) => folders.some(folder => file.startsWith(`test/${folder}/`))
  const blocking = shortTests().filter(file => isIn(['blocking', 'client', 'store'], file))
  const seen = quickTests().filter(file => isIn(['views', 'journeys'], file))
  const chosen = browser === 'webkit' ? seen.filter(file => isOf(inWebKit, file)) : seen
  return { deciding: [...new Set([...blocking, ...chosen, ...decidingPublishers[browser]])], seen, publishers }
}
