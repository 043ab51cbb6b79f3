// A visit of `audit` and `doctor`, with a browser that is answered here: which targets it records, and what it sends to each.
import { deepStrictEqual, match, rejects, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { fakeBrowser, fakeSession, requestEvent as request, tasks } from './support/fake-browser.mjs'
import { source } from './support/source.mjs'

const { recordTargets } = await source('audit/browser/record-targets.ts')
const { followContexts } = await source('audit/browser/frame-contexts.ts')
const { startVisit } = await source('audit/browser/visit.ts')
const { evaluateIn, framesOf } = await source('audit/browser/audit-frame.ts')
const { interact } = await source('audit/browser/interact.ts')
const { inTime } = await source('in-time.ts')

test('every target of a visit is prepared once before it runs, at any depth, and those of other visits are left alone', async () => {
  const { root, attach } = fakeBrowser()
  const [prepared, gone, others] = [[], [], []]
  const begin = (context, list) =>
    recordTargets(
      root,
      context,
      target => list.push(target),
      target => gone.push(target.info.targetId),
    )
  const stop = begin('mine', prepared)
  begin('other', others)
  const page = attach({ sessionId: 's1', targetId: 'page', type: 'page', browserContextId: 'mine', parent: root })
  const frame = attach({ sessionId: 's2', targetId: 'frame', type: 'iframe', browserContextId: 'mine', parent: page })
  attach({ sessionId: 's3', targetId: 'worker', type: 'worker', browserContextId: 'mine', parent: frame })
  attach({ sessionId: 's4', targetId: 'shared', type: 'shared_worker', browserContextId: 'mine', parent: root })
  attach({ sessionId: 's5', targetId: 'shared', type: 'shared_worker', browserContextId: 'mine', parent: page })
  attach({ sessionId: 's6', targetId: 'theirs', type: 'page', browserContextId: 'other', parent: root })
  const stranger = attach({
    sessionId: 's7',
    targetId: 'stranger',
    type: 'page',
    browserContextId: 'third',
    parent: root,
  })
  root.emit('Target.attachedToTarget', {
    sessionId: 'unknown',
    targetInfo: { targetId: 'x', browserContextId: 'mine' },
  })
  deepStrictEqual(
    prepared.map(({ info, page }) => [info.targetId, page?.info.targetId ?? null]),
    [
      ['page', 'page'],
      ['frame', 'page'],
      ['worker', 'page'],
      ['shared', null],
    ],
  )
  deepStrictEqual(
    others.map(({ info }) => info.targetId),
    ['theirs'],
  )
  for (const session of [root, page, frame])
    deepStrictEqual(session.given('Target.setAutoAttach')[0], {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    })
  strictEqual(frame.given('Runtime.runIfWaitingForDebugger').length, 1)
  deepStrictEqual(
    root.given('Target.detachFromTarget').map(({ sessionId }) => sessionId),
    ['s7', 's7'],
    'by both visits',
  )
  strictEqual(stranger.given('Runtime.runIfWaitingForDebugger').length, 2)
  page.emit('Target.detachedFromTarget', { sessionId: 's2' })
  page.emit('Target.detachedFromTarget', { sessionId: 's2' })
  deepStrictEqual(gone, ['frame'])

  const listening = root.listening()
  stop()
  strictEqual(listening - root.listening(), 2)
  attach({ sessionId: 's8', targetId: 'late', type: 'page', browserContextId: 'mine', parent: root })
  strictEqual(prepared.length, 4)
  strictEqual(root.given('Target.detachFromTarget').at(-1).sessionId, 's8', 'the other visit does not know it any more')
})

test('the context of a frame is the newest of its own scripts, until it is destroyed', () => {
  const session = fakeSession()
  const contexts = followContexts(session)
  strictEqual(session.given('Runtime.enable').length, 1)
  const create = (id, frameId, isDefault = true) =>
    session.emit('Runtime.executionContextCreated', { context: { id, auxData: { frameId, isDefault } } })
  create(1, 'a')
  create(2, 'a', false)
  create(3, 'b')
  create(4, 'a')
  session.emit('Runtime.executionContextCreated', { context: { id: 5 } })
  deepStrictEqual([contexts.main('a'), contexts.main('b'), contexts.main('c')], [4, 3, undefined])
  deepStrictEqual([1, 2, 3, 5, 9].map(contexts.frame), ['a', 'a', 'b', undefined, undefined])
  session.emit('Runtime.executionContextDestroyed', { executionContextId: 4 })
  strictEqual(contexts.main('a'), 1)
  session.emit('Runtime.executionContextsCleared')
  strictEqual(contexts.main('a'), undefined)
})

test('an expression is evaluated in the world that is named, and gives nothing if it throws or the frame is gone', async () => {
  const results = { ok: { result: { value: 5 } }, thrown: { result: {}, exceptionDetails: {} } }
  const session = fakeSession({
    'Page.createIsolatedWorld': () => ({ executionContextId: 7 }),
    'Runtime.evaluate': ({ expression }) => results[expression] ?? Promise.reject(new Error('gone')),
    'Page.getFrameTree': () => ({
      frameTree: {
        frame: { id: 'top', url: 'https://a.test/' },
        childFrames: [{ frame: { id: 'in', url: 'https://b.test/' } }],
      },
    }),
  })
  const contexts = { main: id => (id === 'top' ? 3 : undefined) }
  const [top, inner, ...others] = await framesOf(session, contexts, true)
  deepStrictEqual(
    [top.id, top.url, top.isMain, inner.id, inner.isMain, others],
    ['top', 'https://a.test/', true, 'in', false, []],
  )
  strictEqual((await framesOf(session, contexts, false))[0].isMain, false)
  deepStrictEqual([await evaluateIn(top, 'ok', 'page'), await evaluateIn(inner, 'ok', 'isolated')], [5, 5])
  for (const [frame, expression, world] of [
    [inner, 'ok', 'page'],
    [top, 'thrown', 'page'],
    [top, 'gone', 'isolated'],
  ])
    strictEqual(await evaluateIn(frame, expression, world), undefined)
  const plain = { awaitPromise: true, returnByValue: true, userGesture: true }
  deepStrictEqual(session.given('Runtime.evaluate').slice(0, 2), [
    { expression: 'ok', contextId: 3, ...plain },
    { expression: 'ok', contextId: 7, ...plain },
  ])
  deepStrictEqual(session.given('Page.createIsolatedWorld')[0], {
    frameId: 'in',
    worldName: 'consent-elements-audit',
    grantUniveralAccess: false,
  })
})

const options = { viewport: 'desktop', gpc: false, timeout: 5, quiet: 0 }

test('a visitor on a desktop has the browser’s own user agent without a hint of automation; one on a phone has Android', async () => {
  const { root, pages } = fakeBrowser()
  const desktop = await startVisit(root, options)
  const phone = await startVisit(root, { ...options, viewport: 'phone', gpc: true })
  deepStrictEqual([desktop.browserContextId, phone.browserContextId], ['context1', 'context2'])
  deepStrictEqual(root.given('Target.createBrowserContext')[0], { disposeOnDetach: true })
  deepStrictEqual(root.given('Target.createTarget')[0], { url: 'about:blank', browserContextId: 'context1' })
  const brands = ['Chromium', 'Google Chrome'].map(brand => ({ brand, version: '141' }))
  deepStrictEqual(
    pages.map(page => page.given('Emulation.setUserAgentOverride')[0]),
    [
      {
        userAgent: 'Mozilla/5.0 (X11; Linux) Chrome/141.0',
        userAgentMetadata: {
          brands,
          platform: 'Linux',
          platformVersion: '',
          architecture: '',
          model: '',
          mobile: false,
        },
      },
      {
        userAgent:
          'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
        userAgentMetadata: {
          brands,
          platform: 'Android',
          platformVersion: '10',
          architecture: '',
          model: '',
          mobile: true,
        },
      },
    ],
  )
  deepStrictEqual(
    pages.map(page => page.given('Emulation.setDeviceMetricsOverride')[0]),
    [
      { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false },
      { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
    ],
  )
  deepStrictEqual(
    pages.map(page => [
      page.given('Emulation.setTouchEmulationEnabled'),
      page.given('Network.setExtraHTTPHeaders'),
      page
        .given('Page.addScriptToEvaluateOnNewDocument')
        .map(({ source, runImmediately }) => [/globalPrivacyControl/.test(source), runImmediately]),
    ]),
    [
      [[], [], [[false, true]]],
      [
        [{ enabled: true }],
        [{ headers: { 'Sec-GPC': '1' } }],
        [
          [false, true],
          [true, true],
        ],
      ],
    ],
  )
  deepStrictEqual(
    [
      'Debugger.enable',
      'Debugger.setSkipAllPauses',
      'Debugger.setAsyncCallStackDepth',
      'Page.enable',
      'Runtime.addBinding',
    ].map(name => pages[0].given(name)),
    [[undefined], [{ skip: true }], [{ maxDepth: 8 }], [undefined], [{ name: '__consentElementsAuditWrite' }]],
  )
  match(pages[0].given('Page.addScriptToEvaluateOnNewDocument')[0].source, /^\(.*\)\("__consentElementsAuditWrite"\)$/s)
})

test('the operating system of the user agent is also in its hints', async () => {
  for (const [words, platform] of [
    ['Windows NT 10.0', 'Windows'],
    ['Macintosh; Intel Mac OS X 10', 'macOS'],
    ['X11', 'Linux'],
  ]) {
    const { root, pages } = fakeBrowser()
    const { send } = root
    root.send = (method, given) =>
      method === 'Browser.getVersion' ? Promise.resolve({ userAgent: words, product: 'x' }) : send(method, given)
    await startVisit(root, options)
    const { userAgent, userAgentMetadata } = pages[0].given('Emulation.setUserAgentOverride')[0]
    deepStrictEqual(
      [userAgent, userAgentMetadata.platform, userAgentMetadata.brands[0].version],
      [words, platform, '0'],
    )
  }
})

test('a visit starts once the browser has answered every command, and reports requests', async () => {
  let answered = 0
  const later = async () => {
    for (let at = 0; at < 3; at++) await tasks()
    answered++
  }
  const { root } = fakeBrowser(undefined, { 'Page.enable': later, 'Network.enable': later })
  await startVisit(root, options)
  strictEqual(answered, 3)
})

test('a visit opens and reloads its page, says why one does not open, closes dialogs, and ends', async () => {
  const { root, pages } = fakeBrowser()
  const visit = await startVisit(root, options)
  const [page] = pages
  strictEqual(visit.page, page)
  strictEqual(await visit.open('https://site.test/'), null)
  strictEqual(await visit.reload(), null)
  deepStrictEqual(page.given('Page.navigate'), [{ url: 'https://site.test/' }])
  strictEqual(page.given('Page.reload').length, 1)
  const { send } = page
  const failing = answer =>
    (page.send = (method, given) => (method.startsWith('Page.') ? answer() : send(method, given)))
  failing(async () => ({ errorText: 'net::ERR_FAILED' }))
  strictEqual(await visit.open('https://site.test/x'), 'https://site.test/x does not open: net::ERR_FAILED.')
  failing(() => Promise.reject(new Error('no session')))
  strictEqual(await visit.reload(), 'The page does not open: no session.')
  strictEqual(await visit.screenshot(), null)
  deepStrictEqual(await visit.frames(), [])
  page.send = send
  strictEqual(await visit.screenshot(), 'data:image/webp;base64,image')
  deepStrictEqual(page.given('Page.captureScreenshot')[0], { format: 'webp', quality: 60 })
  page.emit('Page.javascriptDialogOpening', {})
  deepStrictEqual(page.given('Page.handleJavaScriptDialog'), [{ accept: true }])
  await visit.close()
  deepStrictEqual(root.given('Target.disposeBrowserContext'), [{ browserContextId: 'context1' }])
  strictEqual(root.listening(), 0)
})

test('a page that does not load within its time is late, and is quiet once it has sent nothing for a while', async t => {
  const { root, pages } = fakeBrowser()
  const visit = await startVisit(root, { ...options, quiet: undefined })
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() })
  const [page] = pages
  page.emit('Network.requestWillBeSent', request('1', 'https://a.test/', { wallTime: Date.now() / 1000 }))
  let isQuiet
  const wait = async ms => {
    for (let at = 0; at < ms; at += 100) {
      t.mock.timers.tick(100)
      await tasks()
    }
  }
  const settling = visit.settle().then(answer => (isQuiet = answer))
  await wait(2000)
  strictEqual(isQuiet, undefined, 'a request is pending')
  page.emit('Network.loadingFinished', { requestId: '1' })
  await wait(200)
  strictEqual(isQuiet, true)
  await settling

  page.emit('Network.requestWillBeSent', request('2', 'https://a.test/2', { wallTime: Date.now() / 1000 }))
  page.emit('Network.loadingFinished', { requestId: '2' })
  isQuiet = undefined
  visit.settle().then(answer => (isQuiet = answer))
  await wait(1100)
  strictEqual(isQuiet, undefined, 'the last request is 1100 ms ago')
  await wait(200)
  strictEqual(isQuiet, true)

  page.emit('Network.requestWillBeSent', request('3', 'https://a.test/3', { wallTime: Date.now() / 1000 }))
  isQuiet = undefined
  visit.settle().then(answer => (isQuiet = answer))
  await wait(4200)
  strictEqual(isQuiet, true, 'a request that is pending for 4 s does not delay any more')

  let problem
  const { send } = page
  page.send = (method, given) => (method === 'Page.navigate' ? Promise.resolve({}) : send(method, given))
  visit.open('https://slow.test/').then(answer => (problem = answer))
  await wait(4900)
  strictEqual(problem, undefined)
  await wait(300)
  strictEqual(problem, 'https://slow.test/ did not load within 5 s.')
  isQuiet = undefined
  for (let at = 0; at < 52; at++) {
    page.emit(
      'Network.requestWillBeSent',
      request(`busy${at}`, `https://a.test/${at}`, { wallTime: Date.now() / 1000 }),
    )
    if (at === 0) visit.settle().then(answer => (isQuiet = answer))
    await wait(100)
  }
  strictEqual(isQuiet, false, 'a page that never stops is left after its time')
})

test('the documents of a visit are those of its page, the page first; its status is that of its last document', async () => {
  const { root, pages, attach } = fakeBrowser()
  const visit = await startVisit(root, options)
  const [page] = pages
  const own = { browserContextId: 'context1', type: 'iframe' }
  attach({ sessionId: 'f', targetId: 'frame', ...own, parent: page, url: 'https://frame.test/' })
  attach({ sessionId: 'p', targetId: 'popup', ...own, type: 'page', parent: root, url: 'https://popup.test/' })
  await visit.open('https://site.test/')
  const found = await visit.frames()
  deepStrictEqual(
    found.map(({ id, url, isMain }) => [id, url, isMain]),
    [
      ['page of context1', 'https://site.test/', true],
      ['frame', 'https://frame.test/', false],
    ],
  )
  page.emit('Target.detachedFromTarget', { sessionId: 'f' })
  strictEqual((await visit.frames()).length, 1)
  strictEqual(visit.pageStatus(), null)
  for (const [id, frameId, type, status] of [
    ['1', 'page of context1', 'Document', 404],
    ['2', 'frame', 'Document', 200],
    ['3', 'page of context1', 'Image', 500],
  ]) {
    page.emit('Network.requestWillBeSent', request(id, `https://a.test/${id}`, { frameId, type }))
    page.emit('Network.responseReceived', { requestId: id, response: { status } })
  }
  strictEqual(visit.pageStatus(), 404)
  page.emit('Runtime.bindingCalled', { name: 'other', payload: '{}' })
  page.emit('Runtime.bindingCalled', {
    name: '__consentElementsAuditWrite',
    payload: '{"kind":"cookie","name":"a","stack":""}',
  })
  deepStrictEqual(visit.writes, [{ kind: 'cookie', name: 'a', stack: '' }])
})

test('a visitor moves the mouse and scrolls, and waits until the page is quiet again', async () => {
  const moves = []
  const evaluated = []
  let isQuiet = false
  const session = fakeSession({
    'Input.dispatchMouseEvent': given => moves.push(given),
    'Page.createIsolatedWorld': () => ({ executionContextId: 2 }),
    'Runtime.evaluate': async ({ expression }) => {
      await tasks()
      evaluated.push(expression)
      return { result: {} }
    },
  })
  const frame = { session, id: 'main', contexts: { main: () => 1 } }
  const visit = {
    page: session,
    frames: async () => [frame],
    settle: async () => void (isQuiet = evaluated.length === 1),
  }
  await interact(visit)
  deepStrictEqual(moves, [
    { type: 'mouseMoved', x: 200, y: 200 },
    { type: 'mouseMoved', x: 320, y: 280 },
  ])
  match(evaluated[0], /\[0\.33, 0\.66, 1, 0\]/)
  strictEqual(isQuiet, true, 'after the scrolling')
  await interact({ ...visit, frames: async () => [] })
  strictEqual(moves.length, 2)
})

test('a task that does not end within its time is an error, one that ends is returned, and no timer remains', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const cleared = t.mock.method(globalThis, 'clearTimeout')
  strictEqual(await inTime(Promise.resolve(5), 2, 'late'), 5)
  strictEqual(cleared.mock.callCount(), 1)
  await rejects(inTime(Promise.reject(new Error('broken')), 2, 'late'), /broken/)
  strictEqual(cleared.mock.callCount(), 2)
  const waiting = rejects(inTime(new Promise(() => {}), 2, 'late'), /^UsageError: late$/)
  let isOver = false
  waiting.then(() => (isOver = true))
  t.mock.timers.tick(1999)
  await tasks()
  strictEqual(isOver, false)
  t.mock.timers.tick(1)
  await waiting
})
