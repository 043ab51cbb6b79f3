// What the benchmark measures: our installations, with the tags of the documentation, and the other products.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { headHtml } from '../../dist/server.js'
import { documentedHeadOptions, documentedServerTag, documentedServices, documentedTags } from './documented-tags.mjs'
import { names } from './installation-names.mjs'
import { ourButtons, products } from './products.mjs'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
/** The path of our files, as in the documentation. */
const BASE = '/consent-elements/'

/** Twelve trackers, as their vendors' guides add them: eight scripts and four pixels. */
const trackers = [
  ...[
    'www.google-analytics.com/analytics.js',
    'www.googletagmanager.com/gtag/js?id=G-X',
    'connect.facebook.net/en_US/fbevents.js',
    'static.hotjar.com/c/hotjar-1.js',
    'www.clarity.ms/tag/x',
    'analytics.tiktok.com/i18n/pixel/events.js',
    'snap.licdn.com/li.lms-analytics/insight.min.js',
    'bat.bing.com/bat.js',
  ].map(address => `<script async src="https://${address}"></script>`),
  ...['www.facebook.com/tr?id=1', 'px.ads.linkedin.com/collect', 'ct.pinterest.com/v3/', 'bat.bing.com/action/0'].map(
    address => `<img src="https://${address}" alt="" width="1" height="1">`,
  ),
].join('')

/** The visits of a product with buttons. */
const ofManager = ['new', 'first press', 'accept', 'customize', 'granted', 'refused']

/**
 * @typedef {object} Installation
 * @property {string} name
 * @property {string[]} visits the kinds of visits, see visits.mjs
 * @property {Record<string, string>} buttons selectors
 * @property {boolean} isOurs
 * @property {boolean} [isHttp1]
 * @property {boolean} [hasServer] whether `/api/c15t` is a consent server
 * @property {(cookie: string | undefined) => Promise<{ head?: string, body?: string, documented?: string }>} page
 * @property {(path: string) => { type: string, body: Buffer | string } | null} file
 */

const typeOf = path => (path.endsWith('.css') ? 'text/css' : 'text/javascript')
/** Returns one of our built files. */
function ourFile(path) {
  const file = dist + path.slice(BASE.length)
  return path.startsWith(BASE) && !path.includes('..') && existsSync(file)
    ? { type: typeOf(path), body: readFileSync(file) }
    : null
}

/** Returns one of our installations. @param page what it adds to the page */
const ours = (name, page, more = {}) => ({
  name,
  isOurs: true,
  buttons: ourButtons,
  visits: [...ofManager, 'slow line'],
  page: typeof page === 'function' ? page : async () => page,
  file: ourFile,
  ...more,
})

/** @returns {Promise<Installation[]>} all installations, in the order in which they take turns */
export async function installations() {
  const { none, 'hand-written': handWritten, 'consent-elements, quick start': module, ...peers } = await products()
  const [readme, ...others] = documentedTags()
  if (readme?.pages[0] !== 'README.md') throw new Error('README.md shows no tag that the benchmark can measure')
  const withServices = html => html.replace(/\sdata-manager\b/, all => `${all}${documentedServices()}`)
  const headOptions = documentedHeadOptions()
  const other = (name, { head = '', body = '', files = {}, buttons = {} }, visits) => ({
    name,
    isOurs: false,
    buttons,
    visits,
    page: async () => ({ head, body }),
    file: path => (path.slice(1) in files ? { type: typeOf(path), body: Buffer.from(files[path.slice(1)]) } : null),
  })
  return [
    other(names.none, none, ['new', 'granted']),
    other('hand-written', handWritten, ['new', 'accept', 'granted']),
    ours(names.readme, { documented: readme.html }),
    ours(names.http1, { documented: readme.html }, { isHttp1: true, visits: ['new', 'accept', 'granted'] }),
    ours(
      names.services,
      { documented: withServices(readme.html) },
      { visits: ['new', 'accept', 'granted', 'refused', 'partly'] },
    ),
    ours(names.trackers, { documented: readme.html, body: trackers }, { visits: ['new', 'accept', 'refused'] }),
    ours(
      names.server,
      { documented: documentedServerTag() },
      { hasServer: true, visits: ['new', 'accept', 'granted', 'refused'] },
    ),
    ...others.map(({ pages, html }) =>
      ours(
        pages.map(path => path.replace(/^docs\/|\.md$/g, '')).join(' and '),
        { documented: html },
        { visits: ['new', 'accept', 'granted'] },
      ),
    ),
    ours(names.head, async cookie => ({
      head: (await headHtml({ base: BASE, options: headOptions, cookie: cookie ?? null })).html,
    })),
    ...(existsSync(`${dist}guard-whole.js`)
      ? [
          ours(
            names.whole,
            { documented: readme.html.replaceAll('guard.js', 'guard-whole.js') },
            { visits: ['new', 'accept', 'granted'] },
          ),
        ]
      : []),
    { ...other(names.module, module, ofManager), isOurs: true },
    ...Object.entries(peers).map(([name, product]) =>
      other(name, product, product.buttons.customize ? ofManager : ofManager.filter(kind => kind !== 'customize')),
    ),
  ]
}
