/** The storage of a page: names of cookies (c), local (l) and session storage (s), databases (i) and caches (a). */
async function storedNames(page) {
  const { cookies } = await page.createCDPSession().then(session => session.send('Network.getAllCookies'))
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map(name => `l:${name}`),
    ...Object.keys(sessionStorage).map(name => `s:${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `i:${name}`),
    ...(await caches.keys()).map(name => `a:${name}`),
  ])
  return [...cookies.map(({ name }) => `c:${name}`), ...others].filter(
    name => !/^.:(privacy-consent|consent-elements)/.test(name),
  )
}

/** For how long a page must send nothing before it counts as silent. */
const QUIET_MS = 1500
/** For how long a page may take for what it has to send. */
const MOST_MS = 8000

const wait = ms => new Promise(resolve => setTimeout(resolve, ms))

/** Waits until a page has sent what is expected, and at most MOST_MS; without an expectation, until it is silent. */
async function settle(visit, isDone) {
  const start = Date.now()
  let [count, since] = [visit.requests.length, start]
  while (Date.now() - start < MOST_MS && !isDone()) {
    await wait(100)
    if (visit.requests.length !== count) [count, since] = [visit.requests.length, Date.now()]
    if (isDone === nothing && Date.now() - since > QUIET_MS) return
  }
}
const nothing = () => false

const three = name => [1, 2, 3].map(count => `ev${name}${count}`)

/**
 * Visits a page of one SDK in all states.
 * @param browser Chromium, in which every host is our server
 * @param server our server
 * @param sdk its entry in the table
 * @param isGuarded without it, the page is opened as it would be without us, and consents to nothing
 * @returns what was requested, stored and delivered in each state
 */
export async function visitStates(browser, server, { name, answers = [], interact }, isGuarded) {
  const found = { errors: [], requests: {}, stored: {}, delivered: {} }
  const open = async label => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const agent = `${(await browser.userAgent()).replace('Headless', '')} visit/${name}-${label}-${isGuarded}`
    await page.setUserAgent(agent)
    // Some SDKs send nothing for robots.
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    )
    const visit = { requests: [], answers }
    server.visits.set(agent, visit)
    page.on('pageerror', error => found.errors.push(`${label}: ${error.message}`))
    const go = async () => {
      await page.goto(`https://site.test/${isGuarded ? 'guarded' : 'plain'}/${name}`, { waitUntil: 'load' })
      await page
        .waitForFunction(() => window.sdkReady, { timeout: 15_000 })
        .catch(() => {
          throw new Error(`${label}: the page did not start: ${found.errors.join('; ') || 'no error was reported'}`)
        })
    }
    const track = events => page.evaluate(names => names.forEach(name => window.track?.(name)), events)
    const count = events => events.filter(event => visit.requests.some(({ text }) => text.includes(event))).length
    const deliver = async (state, events) => {
      await settle(visit, () => count(events) === events.length)
      found.delivered[state] = count(events)
    }
    /** Records what was sent and stored since the last call. */
    let seen = 0
    const record = async state => {
      await settle(visit, nothing)
      found.requests[state] = [
        ...new Set(
          visit.requests.slice(seen).map(({ host, path, method, text }) => {
            const [event = ''] = text.match(/ev[A-Z][a-z]+\d/) ?? []
            return `${method} ${host}${path} ${event}`.trim()
          }),
        ),
      ]
      seen = visit.requests.length
      found.stored[state] = await storedNames(page)
    }
    const consent = method => page.evaluate(call => window.consentManager[call](), method)
    return { page, visit, go, track, count, deliver, record, consent, end: () => context.close() }
  }

  const first = await open('accepting')
  await first.go()
  await first.track(three('Early'))
  await interact?.(first.page)
  if (!isGuarded) {
    await first.deliver('early', three('Early'))
    await first.track(three('Late'))
    await first.deliver('late', three('Late'))
    await first.record('plain')
    found.works = await first.page.evaluate(() => window.works ?? null)
    await first.end()
    return found
  }
  await first.record('undecided')
  found.works = await first.page.evaluate(() => window.works ?? null)
  found.blocked = await first.page.evaluate(() => window.consentManager.requests.map(({ url }) => url))
  await first.consent('acceptAll')
  await first.deliver('early', three('Early'))
  await first.track(three('Late'))
  await first.deliver('late', three('Late'))
  await first.record('accepted')
  await first.go()
  await first.track(three('Next'))
  await first.deliver('next', three('Next'))
  await first.record('reloaded')
  await first.consent('rejectAll')
  await first.track(three('Gone'))
  await first.record('withdrawn')
  await first.go()
  await first.track(three('Gone'))
  await first.record('withdrawn and reloaded')
  await first.end()

  const second = await open('rejecting')
  await second.go()
  await second.track(three('Refused'))
  await second.consent('rejectAll')
  await second.track(three('Refused'))
  await second.record('rejected')
  await second.go()
  await second.track(three('Refused'))
  await second.record('rejected and reloaded')
  await second.page.evaluate(() => window.consentManager.openSettings())
  // By a script: several pages are open at once, and only the one in front can be pressed.
  const accept = await second.page.waitForFunction(
    () => document.querySelector('privacy-settings-dialog')?.shadowRoot?.querySelector('[data-action=accept]'),
    { polling: 100 },
  )
  await accept.evaluate(button => button.click())
  await second.record('accepted later')
  found.delivered.refused = second.count(three('Refused'))
  await second.end()
  return found
}
