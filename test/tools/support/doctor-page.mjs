// What `doctor` has read of a page of https://site.test/, for the tests of its findings.
import { source } from './source.mjs'

const { parseMarkup } = await source('doctor/parse-markup.ts')

export const url = 'https://site.test/'
export const folder = `${url}consent-elements/`
export const guard = '<script src="/consent-elements/guard.js" data-manager></script>'
export const manager = '<script type="module" src="/consent-elements/consent-elements.js"></script>'
export const quickStart =
  '<link rel="modulepreload" href="/consent-elements/consent-elements.js" />\n' +
  '<script src="/consent-elements/guard.js" data-manager data-mode="offline" data-categories="auto"></script>'

/** @returns a file of the package, as the browser got it */
export const file = (name, more = {}) => ({
  url: folder + name,
  status: 200,
  type: 'text/javascript',
  text: '/*! consent-elements 1.5.0 | MIT */',
  ...more,
})

const live = {
  version: '1.5.0',
  tags: [],
  hasWayBack: true,
  hasPolicyLink: true,
  policyLinks: [],
  leaks: [],
  banner: { isShown: true, accept: true, reject: true },
  bannerHiddenBy: null,
  wayBackTexts: [],
  options: {},
  others: [],
}
const data = {
  services: [
    {
      name: 'youtube',
      title: 'YouTube',
      category: 'experience',
      purpose: 'x',
      company: { name: 'Google' },
      hosts: ['youtube.com'],
      stores: [],
    },
  ],
  trackingHosts: new Map([['ads.example', 'marketing']]),
  companies: new Map(),
  controlTexts: {},
}

/** @returns the facts of a page on which a manager runs and nothing is wrong, with changes */
export const page = (html, { files = [], live: changed = {}, ...more } = {}) => ({
  url,
  base: url,
  file: null,
  folder: null,
  source: html,
  headers: {},
  elements: parseMarkup(html),
  console: [],
  exceptions: [],
  policyIssues: [],
  requests: files,
  trackers: [],
  unlisted: [],
  ownAddresses: [],
  files: new Map(files.map(one => [one.url, one])),
  hasWayBackControl: true,
  settingsOpen: true,
  deadPolicy: null,
  packs: [],
  misspellings: [],
  live: { ...live, ...changed },
  data,
  ...more,
})

const { findingTable } = await source('doctor/finding-table.ts')

/** @returns the findings of one kind */
export const find = (id, facts) => findingTable[id].find(facts)
export { findingTable }
