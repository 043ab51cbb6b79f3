// What `doctor` reads of a page, with a browser that is answered here.
import { deepStrictEqual, rejects, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { fakeBrowser, fakeSession } from './support/fake-browser.mjs'
import { source } from './support/source.mjs'

const { observePage } = await source('doctor/observe-page.ts')
const { fetchResource } = await source('doctor/fetch-resource.ts')
const { openResource } = await source('doctor/open-resource.ts')
const { noLiveFacts } = await source('doctor/live-facts.ts')

const url = 'https://site.test/dir/page.html'
const data = {
  services: [
    {
      name: 'plausible',
      title: 'Plausible',
      category: 'measurement',
      purpose: 'x',
      company: { name: 'P' },
      hosts: ['plausible.io'],
      stores: [],
    },
  ],
  trackingHosts: new Map([['ads.test', 'marketing']]),
  companies: new Map(),
  controlTexts: {},
  lists: {
    find: ({ hostname }) =>
      hostname.endsWith('listed.test')
        ? { by: ['EasyPrivacy'], entry: 'listed.test', category: 'marketing' }
        : undefined,
    companyOf: () => undefined,
  },
}
const options = { url, file: null, folder: null, timeout: 5, quiet: 0 }
const html = '<!doctype html><head><base href="/files/"><script src="guard.js" data-manager></script></head><p>a</p>'

/** A site whose page answers so. */
function site({
  status = 200,
  body = html,
  base64Encoded = false,
  mimeType = 'text/html',
  headers = {},
  live = noLiveFacts,
  sent = [],
  found = {},
  evaluated = {},
  controls = [],
  errorText,
} = {}) {
  const fetched = []
  const frameId = 'page of context1'
  let address = url
  const log = []
  const browser = fakeBrowser(
    ({ expression }) => {
      if (expression.includes('hasPolicyLink')) return live
      if (expression.includes('element.inert')) return void log.push(/inert = (\w+)/.exec(expression)[1])
      if (expression.includes('isPrivacyDialogOpen')) return evaluated.isOpen
      if (expression.includes('closeSettings')) return void log.push('closed')
      if (expression.includes('consentManager?.version')) return evaluated.dialog
      if (expression.includes('cc-revoke')) return null
      return undefined
    },
    {
      'Page.getFrameTree': () => ({ frameTree: { frame: { id: frameId, url: address } } }),
      'Page.navigate': (given, self) => {
        if (errorText) return { errorText }
        address = given.url
        const emit = (id, url, type, answer) => {
          self.emit('Network.requestWillBeSent', {
            requestId: id,
            request: { url, method: 'GET' },
            wallTime: 1,
            documentURL: url,
            type,
            frameId,
            initiator: { type: 'other' },
          })
          self.emit('Network.responseReceived', { requestId: id, type, frameId, response: answer })
          self.emit('Network.loadingFinished', { requestId: id })
        }
        emit(`doc ${given.url}`, given.url, 'Document', {
          url: given.url,
          status: given.url === url ? status : 200,
          headers,
          mimeType,
        })
        for (const [at, one] of sent.entries())
          emit(`${at}`, one, 'Script', { url: one, status: 200, headers: {}, mimeType: 'text/javascript' })
        setImmediate(() => self.emit('Page.loadEventFired', {}))
        return {}
      },
      'Network.getResponseBody': ({ requestId }) =>
        body === null
          ? Promise.reject(new Error('none'))
          : { body: requestId === `doc ${url}` ? body : 'opened', base64Encoded },
      'Network.loadNetworkResource': given => {
        fetched.push(given.url)
        const answer = found[given.url] ?? 404
        return { resource: { httpStatusCode: answer, headers: { 'Content-Type': 'text/javascript' }, success: true } }
      },
      'Accessibility.getFullAXTree': () => ({
        nodes: controls.map((name, at) => ({
          role: { value: 'button' },
          name: { value: name },
          ignored: false,
          backendDOMNodeId: at,
        })),
      }),
      'DOM.resolveNode': () => ({ object: { objectId: '0' } }),
      'Runtime.callFunctionOn': ({ arguments: given }) => {
        if (given) {
          log.push('pressed')
          address = evaluated.leadsTo ?? address
        }
        return { result: { value: { visible: true } } }
      },
    },
  )
  return { ...browser, fetched, log }
}
const observe = async (given, more = {}) => {
  const browser = site(given)
  const page = await observePage(browser.root, data, { ...options, ...more })
  return { ...browser, page }
}

test('a page is read as its server sent it, with its headers and the files that it needs by its base', async () => {
  const { page, fetched, root } = await observe({
    headers: { 'Content-Security-Policy': "default-src 'self'", AGE: 5 },
    found: { 'https://site.test/files/guard.js': 200, 'https://site.test/files/guard-worker.js': 403 },
  })
  deepStrictEqual(
    [page.url, page.base, page.file, page.folder, page.source],
    [url, 'https://site.test/files/', null, null, html],
  )
  deepStrictEqual(page.headers, { 'content-security-policy': "default-src 'self'", age: '5' })
  deepStrictEqual(
    fetched,
    [
      'guard.js',
      'guard-worker.js',
      'consent-elements.js',
      ...['core', 'banner', 'rest', 'ui'].map(part => `consent-elements-${part}.js`),
    ].map(name => `https://site.test/files/${name}`),
  )
  deepStrictEqual([...page.files.values()].map(({ status, text }) => [status, text]).slice(0, 3), [
    [200, ''],
    [200, 'opened'], // servers that refuse bots refuse the fetch, too
    [404, ''],
  ])
  deepStrictEqual(page.live, noLiveFacts)
  deepStrictEqual([page.hasWayBackControl, page.settingsOpen, page.deadPolicy, page.packs], [false, null, null, []])
  strictEqual(
    page.elements.some(({ name, tag }) => name === 'script' && tag.includes('guard.js')),
    true,
  )
  deepStrictEqual(root.given('Target.disposeBrowserContext').length, 1)
})

test('a page without a base, or with one that is no address, is its own base; bytes in base64 are text', async () => {
  for (const body of ['<p>ä</p>', '<base target="_blank"><p>ä</p>', '<base href="http://["><p>ä</p>']) {
    const { page } = await observe({ body: Buffer.from(body).toString('base64'), base64Encoded: true })
    deepStrictEqual([page.base, page.source], [url, body])
  }
})

test('scripts that end at once in XHTML do not swallow the page', async () => {
  const body = '<html><head><script src="a.js"/></head><body><p>a</p></body></html>'
  const names = async mimeType => (await observe({ body, mimeType })).page.elements.map(({ name }) => name)
  strictEqual((await names('application/xhtml+xml')).includes('p'), true)
  strictEqual((await names('text/html')).includes('p'), false)
})

test('requests to trackers, to what only lists know, and to services through own addresses are listed once each', async () => {
  const { page } = await observe({
    sent: [
      'https://ads.test/a',
      'https://ads.test/a',
      'https://x.listed.test/1',
      'https://y.listed.test/2',
      'https://own.test/b',
      'data:,a',
    ],
  })
  deepStrictEqual(page.trackers, ['https://ads.test/a', 'https://x.listed.test/1', 'https://y.listed.test/2'])
  deepStrictEqual(page.unlisted, [
    {
      url: 'https://x.listed.test/1',
      entry: 'listed.test',
      by: ['EasyPrivacy'],
      company: 'unknown',
      category: 'marketing',
    },
  ])
  strictEqual(page.requests.length, 6)
})

test('the settings are a way back if the page has one by its markup, or a control that opens them when it is pressed', async () => {
  const marked = await observe({ live: { ...noLiveFacts, hasWayBack: true }, evaluated: { dialog: true } })
  deepStrictEqual([marked.page.hasWayBackControl, marked.page.settingsOpen, marked.log], [true, true, []])
  const pressed = await observe({ controls: ['Cookie settings'], evaluated: { isOpen: true, dialog: false } })
  deepStrictEqual([pressed.page.hasWayBackControl, pressed.page.settingsOpen], [true, false])
  deepStrictEqual(pressed.log, ['true', 'false', 'pressed', 'closed'])
  const dead = await observe({ controls: ['Cookie settings'], evaluated: { isOpen: false } })
  deepStrictEqual([dead.page.hasWayBackControl, dead.log], [false, ['true', 'false', 'pressed']])
  const link = await observe({
    controls: ['Cookie settings'],
    evaluated: { isOpen: true, leadsTo: 'https://site.test/privacy' },
  })
  strictEqual(link.page.hasWayBackControl, false)
  deepStrictEqual(link.pages[0].given('Page.navigate').slice(0, 2), [{ url }, { url }], 'the page is opened again')
  const hash = await observe({ controls: ['Cookie settings'], evaluated: { isOpen: true, leadsTo: `${url}#settings` } })
  strictEqual(hash.page.hasWayBackControl, true)
})

test('a policy that links lead to and that is missing is dead, but not in a folder', async () => {
  const live = { ...noLiveFacts, policyLinks: ['https://site.test/ok', 'https://site.test/gone'] }
  const found = status => ({ 'https://site.test/ok': 200, 'https://site.test/gone': status })
  for (const status of [404, 410])
    strictEqual((await observe({ live, found: found(status) })).page.deadPolicy.url, 'https://site.test/gone')
  strictEqual((await observe({ live, found: found(500) })).page.deadPolicy, null)
  strictEqual(
    (await observe({ live, found: found(404) }, { folder: { path: '.', installations: [] } })).page.deadPolicy,
    null,
  )
})

test('a page that does not open says why, and what the owner can do', async () => {
  const message = async (given, expected) => {
    const browser = site(given)
    await rejects(
      observePage(browser.root, data, options),
      error => (strictEqual(error.message, expected), error.name === 'UsageError'),
    )
    strictEqual(browser.root.given('Target.disposeBrowserContext').length, 1)
  }
  await message({ errorText: 'net::ERR_FAILED' }, `${url} does not open: net::ERR_FAILED.`)
  await message(
    { errorText: 'net::ERR_CERT_INVALID' },
    `${url} does not open: net::ERR_CERT_INVALID. For a certificate of your own, add --browser-arg=--ignore-certificate-errors.`,
  )
  await message(
    { errorText: 'net::ERR_CONNECTION_REFUSED' },
    `${url} does not open: net::ERR_CONNECTION_REFUSED. Start the server of the site first.`,
  )
  const login = ' The site requires a login. Check it where it requires none, such as on your machine.'
  await message({ status: 401 }, `${url} answers with status 401.${login}`)
  await message({ status: 403 }, `${url} answers with status 403.${login}`)
  await message({ status: 400 }, `${url} answers with status 400.`)
  await message({ body: null }, `${url} did not send its whole HTML in time.`)
})

test('a file is fetched as visitors get it, in parts, and closed; one that cannot be fetched has no status', async () => {
  const parts = [
    ['YQ==', true, false],
    ['b', false, false],
    ['c', false, true],
    ['d', false, true],
  ]
  const session = fakeSession({
    'Network.loadNetworkResource': () => ({
      resource: { httpStatusCode: 200, headers: { 'CONTENT-TYPE': 'text/css' }, stream: 'handle' },
    }),
    'IO.read': () => {
      const [data, base64Encoded, eof] = parts.shift()
      return { data, base64Encoded, eof }
    },
  })
  deepStrictEqual(await fetchResource(session, 'frame', 'https://a.test/x'), {
    url: 'https://a.test/x',
    status: 200,
    type: 'text/css',
    text: 'abc',
  })
  deepStrictEqual(session.given('Network.loadNetworkResource'), [
    { frameId: 'frame', url: 'https://a.test/x', options: { disableCache: true, includeCredentials: true } },
  ])
  deepStrictEqual(
    [session.given('IO.read')[0], session.given('IO.close')],
    [{ handle: 'handle', size: 1_048_576 }, [{ handle: 'handle' }]],
  )
  const bare = fakeSession({ 'Network.loadNetworkResource': () => ({ resource: {} }) })
  deepStrictEqual(await fetchResource(bare, 'f', 'u'), { url: 'u', status: null, type: '', text: '' })
  const broken = fakeSession({ 'Network.loadNetworkResource': () => Promise.reject(new Error('no')) })
  deepStrictEqual(await fetchResource(broken, 'f', 'u'), { url: 'u', status: null, type: '', text: '' })
})

test('a file is opened as a page: its first document counts, and no listener remains', async () => {
  const open = answers => {
    const session = fakeSession({
      'Page.navigate': (_, self) => {
        for (const [requestId, type] of [
          ['img', 'Image'],
          ['doc', 'Document'],
          ['frame', 'Document'],
        ])
          self.emit('Network.responseReceived', {
            requestId,
            type,
            response: { status: 200, mimeType: 'text/javascript' },
          })
        setImmediate(() => self.emit('Page.loadEventFired', {}))
        return {}
      },
      'Network.getResponseBody': ({ requestId }) => ({
        body: Buffer.from(requestId).toString('base64'),
        base64Encoded: true,
      }),
      ...answers,
    })
    return { session, opened: openResource(session, 'u') }
  }
  const { session, opened } = open({})
  deepStrictEqual(await opened, { url: 'u', status: 200, type: 'text/javascript', text: 'doc' })
  strictEqual(session.listening(), 0)
  const nothing = { url: 'u', status: null, type: '', text: '' }
  deepStrictEqual(await open({ 'Page.navigate': () => ({ errorText: 'net::ERR' }) }).opened, nothing)
  deepStrictEqual(
    await open({ 'Page.navigate': (_, self) => void setImmediate(() => self.emit('Page.loadEventFired', {})) }).opened,
    nothing,
  )
  const failed = open({ 'Network.getResponseBody': () => Promise.reject(new Error('gone')) })
  deepStrictEqual(await failed.opened, nothing)
  strictEqual(failed.session.given('Page.navigate')[0].url, 'u')
  deepStrictEqual(
    (await open({ 'Network.getResponseBody': () => ({ body: 'plain', base64Encoded: false }) }).opened).text,
    'plain',
  )
})
