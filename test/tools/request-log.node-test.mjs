// What `audit` and `doctor` make of the events of a browser, which is answered here.
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { fakeSession, requestEvent as request, tasks } from './support/fake-browser.mjs'
import { source } from './support/source.mjs'

const { createRequestLog } = await source('audit/browser/request-log.ts')
const { readCookies, readStorage } = await source('audit/browser/read-storage.ts')
const { createAttributor } = await source('audit/attribution.ts')
const { readState } = await source('audit/read-state.ts')
const { listenToPage } = await source('doctor/listen-to-page.ts')

const noData = {
  services: [],
  trackingHosts: new Map([['ads.test', 'marketing']]),
  companies: new Map(),
  controlTexts: {},
}
/** A log that listens to a page. */
function listened(type = 'page') {
  const session = fakeSession()
  const log = createRequestLog()
  log.listen({ session, info: { type, url: 'https://site.test/worker.js' }, page: null })
  return { log, session, emit: session.emit }
}

test('a request is logged with its place, its cause, its response and the beginning of what it sends', () => {
  const { log, emit, session } = listened()
  deepStrictEqual(session.given('Network.enable').length, 1)
  emit('Network.requestWillBeSent', {
    ...request('1', 'https://a.test/x'),
    request: { url: 'https://a.test/x', urlFragment: '#b', method: 'POST', postData: 'x'.repeat(5000) },
  })
  emit('Network.responseReceived', { requestId: '1', response: { status: 204, fromServiceWorker: true } })
  strictEqual(log.requests[0].done, false)
  emit('Network.loadingFinished', { requestId: '1' })
  deepStrictEqual(log.requests, [
    {
      url: 'https://a.test/x#b',
      method: 'POST',
      type: 'Image',
      wallTime: 5,
      target: 'page',
      frame: 'main',
      document: 'https://site.test/',
      initiator: { type: 'parser', url: 'https://site.test/', line: 3, stack: [] },
      status: 204,
      blocked: null,
      fromServiceWorker: true,
      body: 'x'.repeat(4096),
      done: true,
    },
  ])
})

test('the cause of a request is the innermost script with an address, through timers and promises', () => {
  const { log, emit } = listened()
  const frame = (url, lineNumber) => ({ url, lineNumber })
  const stack = {
    callFrames: [frame('', 1), frame('https://a.test/a.js', 4)],
    parent: {
      callFrames: [
        frame('https://a.test/a.js', 4),
        ...Array.from({ length: 20 }, (_, at) => frame('https://b.test/b.js', at)),
      ],
    },
  }
  emit('Network.requestWillBeSent', request('1', 'https://a.test/', { initiator: { type: 'script', stack } }))
  const { initiator } = log.requests[0]
  deepStrictEqual([initiator.url, initiator.line, initiator.stack.length], ['https://a.test/a.js', 5, 12])
  deepStrictEqual(initiator.stack.slice(0, 2), ['https://a.test/a.js:5', 'https://b.test/b.js:1'])
  emit(
    'Network.requestWillBeSent',
    request('2', 'https://c.test/', { initiator: { type: 'other' }, type: undefined, frameId: undefined }),
  )
  deepStrictEqual(log.requests[1].initiator, { type: 'other', url: null, line: null, stack: [] })
  deepStrictEqual([log.requests[1].type, log.requests[1].frame, log.requests[1].body], ['Other', null, null])
})

test('each hop of a redirect is a request, the browser’s own from http to https was not sent, and none is there twice', () => {
  const { log, emit } = listened()
  const hop = (url, headers) =>
    emit('Network.requestWillBeSent', request('1', url, headers && { redirectResponse: { status: 307, headers } }))
  hop('http://a.test/')
  hop('https://a.test/', { 'Non-Authoritative-Reason': 'HSTS' })
  hop('https://a.test/') // reported by the worker and by its page
  hop('https://b.test/', { location: 'https://b.test/' })
  deepStrictEqual(
    log.requests.map(({ url, status, blocked, done }) => [url, status, blocked, done]),
    [
      ['http://a.test/', 307, 'hsts', true],
      ['https://a.test/', 307, null, true],
      ['https://b.test/', null, null, false],
    ],
  )
})

test('what the browser stopped before it was sent is blocked; what failed later, and data in the page, is not', () => {
  const { log, emit } = listened()
  for (const [id, reason] of [
    ['1', 'csp'],
    ['2', 'mixed-content'],
    ['3', 'inspector'],
    ['4', 'subresource-filter'],
    ['5', 'origin'],
    ['6', 'corp-not-same-origin'],
    ['7', undefined],
  ]) {
    emit('Network.requestWillBeSent', request(id, `https://a.test/${id}`))
    emit('Network.loadingFailed', { requestId: id, blockedReason: reason })
  }
  emit('Network.loadingFailed', { requestId: 'unknown' })
  for (const url of ['data:text/plain,a', 'blob:https://a.test/1', 'chrome://x'])
    emit('Network.requestWillBeSent', request(url, url))
  deepStrictEqual(
    log.requests.map(({ blocked }) => blocked),
    ['csp', 'mixed-content', 'inspector', 'subresource-filter', 'origin', null, null],
  )
  ok(log.requests.every(({ done }) => done))
})

test('cookies of responses are named with their address, and sockets are requests that do not delay', () => {
  const { log, emit } = listened('worker')
  emit('Network.requestWillBeSent', request('1', 'https://a.test/'))
  const before = log.lastStart()
  ok(before > 0)
  emit('Network.responseReceivedExtraInfo', {
    requestId: '1',
    headers: { 'Set-Cookie': ' a=1; Path=/\nb=2=3\nbroken' },
  })
  emit('Network.responseReceivedExtraInfo', { requestId: '2', headers: { 'set-cookie': 'c=1' } })
  emit('Network.responseReceivedExtraInfo', { requestId: '1', headers: {} })
  deepStrictEqual(log.cookies, [
    { name: 'a', url: 'https://a.test/' },
    { name: 'b', url: 'https://a.test/' },
  ])
  emit('Network.webSocketCreated', { requestId: '3', url: 'wss://a.test/' })
  emit('Network.webTransportCreated', {
    transportId: '4',
    url: 'https://a.test/t',
    initiator: { type: 'script', url: 'https://s.test/' },
  })
  const now = Date.now() / 1000
  deepStrictEqual(
    log.requests
      .slice(1)
      .map(one => [
        one.type,
        one.url,
        one.method,
        one.target,
        one.document,
        one.frame,
        one.done,
        one.initiator.type,
        one.initiator.url,
        one.status,
        one.blocked,
        one.body,
        one.fromServiceWorker,
      ]),
    [
      [
        'WebSocket',
        'wss://a.test/',
        'GET',
        'worker',
        'https://site.test/worker.js',
        null,
        true,
        'other',
        null,
        null,
        null,
        null,
        false,
      ],
      [
        'WebTransport',
        'https://a.test/t',
        'GET',
        'worker',
        'https://site.test/worker.js',
        null,
        true,
        'script',
        'https://s.test/',
        null,
        null,
        null,
        false,
      ],
    ],
  )
  ok(Math.abs(log.requests[1].wallTime - now) < 60, 'seconds since 1970')
})

test('stored items are those of each host once, without pages that are none of a site', async () => {
  const entries = [
    { kind: 'localStorage', name: 'a', size: 1 },
    { kind: 'cache', name: 'a', size: null },
  ]
  const frame = url => ({
    url,
    id: url,
    contexts: { main: () => 1 },
    session: fakeSession({
      'Page.createIsolatedWorld': () => ({ executionContextId: 1 }),
      'Runtime.evaluate': () => ({ result: { value: url.includes('empty') ? undefined : entries } }),
    }),
  })
  const frames = [
    'https://a.test/1',
    'about:blank',
    'https://a.test/2',
    'https://empty.test/',
    'http://b.test:8080/',
  ].map(frame)
  deepStrictEqual(await readStorage({ frames: async () => frames }), [
    ...entries.map(entry => ({ ...entry, host: 'a.test' })),
    ...entries.map(entry => ({ ...entry, host: 'b.test:8080' })),
  ])
  const root = fakeSession({ 'Storage.getCookies': ({ browserContextId }) => ({ cookies: [browserContextId] }) })
  deepStrictEqual(await readCookies(root, { browserContextId: 'c' }), ['c'])
})

test('the facts of a state are the requests since a time, and what is stored, with who stored it', async () => {
  const logged = {
    url: 'https://ads.test/p?gcs=G1-1',
    method: 'GET',
    type: 'Image',
    wallTime: 20,
    target: 'page',
    frame: 'main',
    document: 'https://site.test/',
    initiator: { type: 'other', url: null, line: null, stack: [] },
    status: 200,
    blocked: null,
    fromServiceWorker: false,
    body: null,
    done: true,
  }
  const cookie = {
    name: 'a',
    domain: '.ads.test',
    path: '/',
    expires: Date.now() / 1000 + 86_400 * 30,
    size: 9,
    httpOnly: true,
    session: false,
  }
  const root = fakeSession({
    'Storage.getCookies': () => ({
      cookies: [
        cookie,
        {
          ...cookie,
          name: 'b',
          domain: 'site.test',
          session: true,
          partitionKey: { topLevelSite: 'https://site.test' },
        },
        { ...cookie, name: 'c' },
      ],
    }),
  })
  const session = fakeSession({
    'Page.createIsolatedWorld': () => ({ executionContextId: 1 }),
    'Runtime.evaluate': () => ({ result: { value: [{ kind: 'localStorage', name: 'b', size: 4 }] } }),
  })
  const stack =
    'Error: stored\n at report (<anonymous>)\n at https://ads.test/a.js:3:7\n at https://ads.test/a.js:9:1\n at https://site.test/b.js:5:1'
  const visit = {
    browserContextId: 'c',
    frames: async () => [{ url: 'https://site.test/', id: 'main', session, contexts: { main: () => 1 } }],
    writes: [
      { kind: 'localStorage', name: 'b', stack },
      { kind: 'cookie', name: 'a', stack: 'no address' },
    ],
    log: {
      requests: [
        { ...logged, wallTime: 1 },
        logged,
        { ...logged, url: 'https://site.test/x?gcs=G2', blocked: 'csp', wallTime: 10 },
        { ...logged, url: 'https://site.test/y', fromServiceWorker: true, wallTime: 9.9999 },
      ],
      cookies: [
        { name: 'a', url: 'https://ads.test/set' },
        { name: 'b', url: 'https://site.test/set' },
      ],
    },
  }
  const facts = await readState(root, visit, createAttributor(noData, 'https://site.test/'), {
    viewport: 'phone',
    since: 10_000,
    start: 15_000,
  })
  deepStrictEqual(facts.requests[0], {
    url: logged.url,
    host: 'ads.test',
    method: 'GET',
    type: 'Image',
    time: 5000,
    page: 'https://site.test/',
    target: 'page',
    viewport: 'phone',
    service: null,
    company: 'unknown',
    category: 'marketing',
    tracker: true,
    thirdParty: true,
    initiator: logged.initiator,
    status: 200,
    blocked: null,
    consentMode: 'G1-1',
  })
  deepStrictEqual(
    facts.requests
      .slice(1)
      .map(({ host, time, blocked, consentMode, tracker }) => [host, time, blocked, consentMode, tracker]),
    [['site.test', 0, 'csp', null, false]],
  )
  deepStrictEqual(
    facts.cookies.map(({ name, host, path, partition, httpOnly, days, size, setBy, tracker }) => [
      name,
      host,
      path,
      partition,
      httpOnly,
      days,
      size,
      setBy,
      tracker,
    ]),
    [
      ['a', 'ads.test', '/', null, true, 30, 9, { type: 'response', url: 'https://ads.test/set', line: null }, true],
      [
        'b',
        'site.test',
        '/',
        'https://site.test',
        true,
        null,
        9,
        { type: 'response', url: 'https://site.test/set', line: null },
        false,
      ],
      ['c', 'ads.test', '/', null, true, 30, 9, null, true],
    ],
  )
  deepStrictEqual(facts.storage, [
    {
      kind: 'localStorage',
      name: 'b',
      host: 'site.test',
      service: null,
      company: 'unknown',
      category: 'marketing',
      tracker: true,
      thirdParty: false,
      size: 4,
      viewport: 'phone',
      setBy: { type: 'script', url: 'https://ads.test/a.js', line: 3 },
    },
  ])
  visit.log.requests = [{ ...logged, fromServiceWorker: true }]
  const [served] = (
    await readState(root, visit, createAttributor(noData, 'https://site.test/'), {
      viewport: 'phone',
      since: 0,
      start: 0,
    })
  ).requests
  strictEqual(served.blocked, 'service-worker')
})

test('a page’s messages, exceptions, violations and scripts are reported with their places', async () => {
  const session = fakeSession()
  const reports = await listenToPage(session)
  deepStrictEqual(
    session.sent.map(([name]) => name),
    ['Audits.enable', 'Runtime.enable'],
  )
  const { emit } = session
  const frame = { url: 'https://site.test/a.js', lineNumber: 4 }
  emit('Runtime.consoleAPICalled', {
    type: 'warning',
    args: [{ value: 'a' }, { unserializableValue: 'NaN' }, { description: 'Error: x' }, {}],
    stackTrace: { callFrames: [frame] },
  })
  emit('Runtime.consoleAPICalled', { type: 'log', args: [{ value: 'x'.repeat(20_000) }] })
  emit('Runtime.exceptionThrown', {
    exceptionDetails: {
      text: 'Uncaught',
      exception: { description: 'Error: y' },
      url: 'https://site.test/b.js',
      lineNumber: 0,
    },
  })
  emit('Runtime.exceptionThrown', {
    exceptionDetails: { text: 'Uncaught z', lineNumber: 1, stackTrace: { callFrames: [frame] } },
  })
  const violation = { violatedDirective: 'script-src-elem', contentSecurityPolicyViolationType: 'kInlineViolation' }
  const issue = details =>
    emit('Audits.issueAdded', { issue: { details: { contentSecurityPolicyIssueDetails: details } } })
  issue(undefined)
  issue({ ...violation, isReportOnly: true })
  issue(violation)
  issue({ ...violation, blockedURL: 'https://a.test/', sourceCodeLocation: frame })
  deepStrictEqual(reports.console, [
    { level: 'warning', text: 'a NaN Error: x ', url: frame.url, line: 5 },
    { level: 'log', text: 'x'.repeat(10_000), url: null, line: null },
  ])
  deepStrictEqual(reports.exceptions, [
    { level: 'error', text: 'Error: y', url: 'https://site.test/b.js', line: 1 },
    { level: 'error', text: 'Uncaught z', url: frame.url, line: 2 },
  ])
  deepStrictEqual(reports.policyIssues, [
    { directive: 'script-src-elem', blockedUrl: null, kind: 'kInlineViolation', url: null, line: null },
    { directive: 'script-src-elem', blockedUrl: 'https://a.test/', kind: 'kInlineViolation', url: frame.url, line: 5 },
  ])
  for (let at = 0; at < 3000; at++) emit('Runtime.consoleAPICalled', { type: 'log', args: [] })
  strictEqual(reports.console.length, 2000, 'a page in a loop')
})

test('the document is that of the page, and its scripts are listed with their responses, without those of frames', async () => {
  const session = fakeSession()
  const reports = await listenToPage(session)
  strictEqual(reports.document(), null)
  const send = (requestId, type, frameId) =>
    session.emit('Network.requestWillBeSent', {
      requestId,
      type,
      frameId,
      request: { url: `https://a.test/${requestId}` },
    })
  const receive = (requestId, type, frameId, status = 200) =>
    session.emit('Network.responseReceived', {
      requestId,
      type,
      frameId,
      response: { url: `https://a.test/${requestId}`, status, mimeType: 'text/javascript' },
    })
  receive('doc', 'Document', 'main')
  receive('frame', 'Document', 'inner')
  strictEqual(reports.document().requestId, 'doc')
  receive('next', 'Document', 'main')
  strictEqual(reports.document().requestId, 'next')
  for (const [id, type, frameId] of [
    ['s', 'Script', 'main'],
    ['o', 'Other', undefined],
    ['i', 'Image', 'main'],
    ['f', 'Script', 'inner'],
    ['lost', 'Script', 'main'],
    ['csp', 'Script', 'main'],
  ])
    send(id, type, frameId)
  for (const id of ['s', 'o', 'i', 'f']) receive(id, 'Script', 'main', id === 'o' ? 404 : 200)
  session.emit('Network.loadingFailed', { requestId: 'lost' })
  session.emit('Network.loadingFailed', { requestId: 'lost' })
  session.emit('Network.loadingFailed', { requestId: 'csp', blockedReason: 'csp' })
  receive('csp', 'Script', 'main')
  const type = 'text/javascript'
  deepStrictEqual(reports.requests, [
    { url: 'https://a.test/s', status: 200, type, text: '' },
    { url: 'https://a.test/o', status: 404, type, text: '' },
    { url: 'https://a.test/lost', status: null, type: '', text: '' },
  ])
})

test('a page is followed only once the browser reports its violations and messages', async () => {
  let isReady = false
  const later = async () => {
    await tasks()
    isReady = true
  }
  await listenToPage(fakeSession({ 'Audits.enable': later, 'Runtime.enable': later }))
  strictEqual(isReady, true)
})
