// The walk of `audit` through the four states, with a browser that is answered here.
import { deepStrictEqual, match, ok, rejects, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { fakeBrowser } from './support/fake-browser.mjs'
import { source } from './support/source.mjs'

const { walk } = await source('audit/walk.ts')
const data = {
  services: [],
  trackingHosts: new Map([['ads.test', 'marketing']]),
  companies: new Map(),
  controlTexts: { accept: new Set(['accept all']), reject: new Set(['reject all']) },
}
const url = 'https://site.test/'
const options = { url, pages: 1, gpc: false, viewport: 'desktop', timeout: 5, quiet: 0 }
const facts = {
  visible: true,
  parentVisible: true,
  inViewport: true,
  disabled: false,
  inBanner: true,
  checked: false,
  fontSize: 16,
  box: { x: 0, y: 0, width: 90, height: 40 },
  color: 'rgb(0, 0, 0)',
  background: 'rgb(255, 255, 255)',
  behind: 'rgb(255, 255, 255)',
  hasBorder: true,
  hasOwnBackground: false,
  bannerText: 'We count',
}
const controls = [
  ['button', 'Accept all', facts],
  ['button', 'Reject all', facts],
  ['switch', 'Statistics', { ...facts, checked: true }],
  ['button', 'Cookie settings', { ...facts, inBanner: false }],
]

/** @returns a browser whose pages have our manager, the given answers of pages, and what was called in which context */
function site({ answers = {}, links = [], hasManager = true, shown = controls, page = {} } = {}) {
  const called = []
  const evaluate = ({ expression, session }) => {
    const note = name => called.push(`${name} ${session.given('Page.navigate').at(-1)?.url}`)
    if (expression.includes('document.links')) return links
    if (expression.includes('manager.acceptAll')) return hasManager && (note('accept'), true)
    if (expression.includes('manager.rejectAll')) return hasManager && (note('reject'), true)
    if (expression.includes('manager.openSettings')) return hasManager && (note('settings'), true)
    if (expression.includes("new Set(['dataLayer'])")) return ['consent default']
    if (expression.includes('elementFromPoint')) return answers.hiddenBy ?? null
    return undefined
  }
  const browser = fakeBrowser(evaluate, {
    'Accessibility.getFullAXTree': () => ({
      nodes: shown.map(([role, name], at) => ({
        role: { value: role },
        name: { value: name },
        ignored: false,
        backendDOMNodeId: at,
      })),
    }),
    'DOM.resolveNode': ({ backendNodeId }) => ({ object: { objectId: `${backendNodeId}` } }),
    'Runtime.callFunctionOn': ({ objectId }) => ({ result: { value: shown[objectId][2] } }),
    ...page,
  })
  return { ...browser, called }
}

test('four visitors see a site: one who does not choose, one who rejects, one who accepts, and one who withdraws', async () => {
  const said = []
  const { root, pages, called } = site({ answers: { hiddenBy: 'a style' } })
  const result = await walk(root, data, options, words => said.push(words))
  deepStrictEqual(
    said.map(words => words.replace(/^desktop: /, '')),
    [
      'undecided (state 1 of 4) …',
      'rejected (state 2 of 4) …',
      'accepted (state 3 of 4) …',
      'withdrawn (state 4 of 4) …',
    ],
  )
  strictEqual(pages.length, 4)
  deepStrictEqual(
    Object.entries(result.states).map(([name, { answer, pages, notes }]) => [
      name,
      answer.answered,
      answer.method,
      answer.detail,
      pages,
      notes,
    ]),
    [
      ['undecided', true, null, 'No choice is made in this state.', [url], []],
      ['rejected', true, 'api', 'consentManager.rejectAll()', [url], []],
      ['accepted', true, 'api', 'consentManager.acceptAll()', [url], []],
      ['withdrawn', true, 'api', 'consentManager.rejectAll()', [url], []],
    ],
  )
  // The page is loaded again after each choice, and once more before a withdrawal.
  deepStrictEqual(
    pages.map(page => page.given('Page.reload').length),
    [0, 1, 1, 2],
  )
  deepStrictEqual(called.toSorted(), [
    `accept ${url}`,
    `accept ${url}`,
    `reject ${url}`,
    `reject ${url}`,
    `settings ${url}`,
  ])
  const { banner, preticked, wayBack, viewport } = result
  deepStrictEqual(
    [viewport, banner.found, banner.accept.name, banner.reject.name, banner.hiddenBy],
    ['desktop', true, 'Accept all', 'Reject all', 'a style'],
  )
  deepStrictEqual(preticked, ['Statistics'], 'the settings are looked into after the facts of the state')
  strictEqual(wayBack, 'Cookie settings')
  for (const name of ['undecided', 'rejected', 'accepted', 'withdrawn']) {
    deepStrictEqual(result.dataLayer[name], ['consent default'], name)
    strictEqual(result.screenshots[name], 'data:image/webp;base64,image', name)
  }
  strictEqual(root.given('Target.disposeBrowserContext').length, 4, 'every visitor ends')
})

test('further pages are those that the first one links to on the same site, without files and the end of a session', async () => {
  const links = [
    `${url}a#top`,
    `${url}a`,
    `${url}b?x=1`,
    `${url}#here`,
    url,
    'https://other.test/',
    'mailto:a@site.test',
    'no address',
    `${url}log-out`,
    `${url}signout`,
    `${url}abmelden`,
    `${url}file.PDF`,
    `${url}c`,
  ]
  const { root, pages } = site({ links, shown: [] })
  const { states } = await walk(root, data, { ...options, pages: 3 }, () => {})
  const own = [`${url}a`, `${url}b?x=1`]
  for (const { pages } of Object.values(states)) deepStrictEqual(pages, [url, ...own])
  const opened = pages.map(page => page.given('Page.navigate').map(({ url }) => url))
  deepStrictEqual(opened[0], [url, ...own, url])
  for (const list of opened.slice(1)) deepStrictEqual(list, [url, ...own, url])
})

test('requests count from the choice on, and before it in the state without one', async () => {
  const open = ({ url }, self) => {
    self.emit('Network.requestWillBeSent', {
      requestId: '1',
      request: { url: 'https://ads.test/', method: 'GET' },
      wallTime: 1,
      documentURL: url,
      type: 'Image',
      initiator: { type: 'other' },
    })
    self.emit('Network.loadingFinished', { requestId: '1' })
    setImmediate(() => self.emit('Page.loadEventFired', {}))
    return {}
  }
  const frame = { id: 'page', url }
  const { root } = site({
    shown: [],
    page: { 'Page.navigate': open, 'Page.getFrameTree': () => ({ frameTree: { frame } }) },
  })
  const { states } = await walk(root, data, options, () => {})
  deepStrictEqual(
    Object.values(states).map(({ requests }) => requests.length),
    [1, 0, 0, 0],
  )
  strictEqual(states.undecided.requests[0].category, 'marketing')
})

test('an error of the server is noted in each state, and a site that does not open ends the audit', async () => {
  const send = status => (given, self) => {
    const frameId = self.given('Page.getFrameTree') && `page of context${pagesOf(self) + 1}`
    self.emit('Network.requestWillBeSent', {
      requestId: 'd',
      request: { url: given.url, method: 'GET' },
      wallTime: 1,
      documentURL: url,
      type: 'Document',
      frameId,
      initiator: { type: 'other' },
    })
    self.emit('Network.responseReceived', { requestId: 'd', response: { status } })
    self.emit('Network.loadingFinished', { requestId: 'd' })
    setImmediate(() => self.emit('Page.loadEventFired', {}))
    return {}
  }
  let browser
  const pagesOf = self => browser.pages.indexOf(self)
  for (const [status, notes] of [
    [404, [`${url} answers with status 404.`]],
    [400, [`${url} answers with status 400.`]],
    [399, []],
  ]) {
    browser = site({
      shown: [],
      page: {
        'Page.navigate': send(status),
        'Page.getFrameTree': (_, self) => ({
          frameTree: { frame: { id: `page of context${pagesOf(self) + 1}`, url } },
        }),
      },
    })
    const { states } = await walk(browser.root, data, options, () => {})
    for (const { notes: found } of Object.values(states)) deepStrictEqual(found, notes)
  }
  browser = site({ page: { 'Page.navigate': () => ({ errorText: 'net::ERR_NAME_NOT_RESOLVED' }) } })
  await rejects(
    walk(browser.root, data, options, () => {}),
    error => {
      match(error.message, /^https:\/\/site\.test\/ does not open: net::ERR_NAME_NOT_RESOLVED\.$/)
      return error.name === 'UsageError'
    },
  )
  strictEqual(browser.root.given('Target.disposeBrowserContext').length, 1)
  browser = site({
    page: { 'Page.getFrameTree': () => ({ frameTree: { frame: { id: 'x', url: 'chrome-error://x' } } }) },
  })
  await rejects(
    walk(browser.root, data, options, () => {}),
    /^UsageError/,
  )
})

test('a banner without a way that works leaves its states without an answer, and without facts', async t => {
  const { root } = site({ hasManager: false, shown: [] })
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() })
  let result
  const walking = walk(root, data, options, () => {}).then(found => (result = found))
  for (let at = 0; at < 4000; at++) {
    t.mock.timers.tick(20)
    await new Promise(resolve => setImmediate(resolve))
    if (result) break
  }
  await walking
  ok(result)
  deepStrictEqual(
    Object.values(result.states).map(({ answer }) => [answer.answered, answer.detail]),
    [
      [true, 'No choice is made in this state.'],
      [false, 'No way to reject was found.'],
      [false, 'No way to accept was found.'],
      [false, 'No way to accept was found.'],
    ],
  )
  deepStrictEqual(
    [result.banner.found, result.wayBack, result.preticked, result.dataLayer.rejected],
    [false, undefined, [], undefined],
  )
})
