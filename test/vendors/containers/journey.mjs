const wait = ms => new Promise(resolve => setTimeout(resolve, ms))

/** Routes by phase: before the choice, after Accept, after a withdrawal, after the second Accept. 500 in all. */
const phases = { early: 20, accepted: 300, withdrawn: 80, again: 100 }

/** Returns how often each host got each route, as `{host: {route: count}}`, with all other requests under `others`. */
function countRoutes(requests) {
  const counts = {}
  const others = new Set()
  for (const { host, path, text } of requests) {
    // A view of the history trigger counts as its route.
    const [route] = text.match(/(early|accepted|withdrawn|again)-\d+(?!\d)/) ?? []
    if (!route) others.add(`${host}${path}`)
    else ((counts[host] ??= {})[route] ??= []).push(1)
  }
  return { counts, others: [...others] }
}

/** Returns a function that waits until nothing has been requested for a second, and nothing is on its way. */
function silence(page, { requests }) {
  const open = new Set()
  page.on('request', request => request.resourceType() !== 'ping' && open.add(request))
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, request => open.delete(request))
  return async () => {
    const deadline = Date.now() + 20_000
    for (let seen = -1; Date.now() < deadline && (seen !== requests.length || open.size > 0); await wait(1000))
      seen = requests.length
  }
}

async function memory(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(
    metrics
      .filter(({ name }) => /^(JSHeapUsedSize|JSEventListeners|Nodes)$/.test(name))
      .map(({ name, value }) => [name, value]),
  )
}

/**
 * Walks through 500 routes of a page with a tag setup: early ones, Accept, withdrawal, Accept.
 * @returns requests by phase, problems of the order of commands, and what memory grew by over 200 routes
 */
export async function journey(browser, server, name, answers, isGuarded) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const agent = `${(await browser.userAgent()).replace('Headless', '')} visit/${name}-${isGuarded}`
  await page.setUserAgent(agent)
  const visit = { requests: [], answers }
  server.visits.set(agent, visit)
  const errors = []
  page.on('pageerror', error => errors.push(error.message))
  const untilSilent = silence(page, visit)
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  await page.goto(`https://site.test/${isGuarded ? 'guarded' : 'plain'}/${name}`, { waitUntil: 'load' })
  const routes = (phase, from, to) =>
    page.evaluate(
      async (phase, from, to) => {
        for (let at = from; at < to; at++) {
          route(`${phase}-${at}`)
          await new Promise(resolve => setTimeout(resolve, 8))
        }
      },
      phase,
      from,
      to,
    )
  const decide = async method => {
    if (isGuarded) await page.evaluate(call => window.consentManager[call](), method)
    // Vendors whose code runs in frames of their own apply a decision a little later.
    await wait(200)
  }
  const found = {}
  let seen = 0
  const record = async phase => {
    await untilSilent()
    found[phase] = countRoutes(visit.requests.slice(seen))
    seen = visit.requests.length
  }
  if (isGuarded) await page.waitForFunction(() => window.consentManager?.state)
  await routes('early', 0, phases.early)
  await record('early')
  await decide('acceptAll')
  await record('released')
  // The first one loads scripts of vendors, which read the address when they start.
  await routes('accepted', 0, 1)
  await untilSilent()
  await routes('accepted', 1, 100)
  await untilSilent()
  const before = await memory(session)
  await routes('accepted', 100, phases.accepted)
  await record('accepted')
  const after = await memory(session)
  await decide('rejectAll')
  await routes('withdrawn', 0, phases.withdrawn)
  await record('withdrawn')
  await decide('acceptAll')
  await routes('again', 0, phases.again)
  await record('again')
  const faults = await page.evaluate(() => window.containerFaults ?? [])
  const commands = await page.evaluate(() =>
    (window.dataLayer ?? []).flatMap(entry =>
      entry[0] === 'consent' ? [`${entry[1]} ${entry[2].ad_storage}`] : entry.event === 'gtm.js' ? ['gtm.js'] : [],
    ),
  )
  await context.close()
  const growth = Object.fromEntries(Object.keys(before).map(key => [key, after[key] - before[key]]))
  return { found, faults, commands, errors, growth }
}

const rows = (phase, count) => Array.from({ length: count }, (_, at) => `${phase}-${at}`)

/** Compares both journeys with what must hold. @returns a sentence for each difference */
export function problemsOf({ hosts, early, isAtOnce, repeatsLast }, plain, guarded) {
  const problems = []
  const expect = (phase, host, names, wanted, { found } = guarded) => {
    const counts = found[phase].counts[host] ?? {}
    const wrong = names.filter(name => (counts[name]?.length ?? 0) !== wanted)
    if (wrong.length > 0) {
      const [name] = wrong
      problems.push(
        `${phase}: ${host} got ${wrong.length} of ${names.length} routes not ${wanted} times, such as ${name}: ${counts[name]?.length ?? 0}`,
      )
    }
  }
  for (const phase of ['early', 'withdrawn']) {
    const { counts, others } = guarded.found[phase]
    const sent = [...Object.entries(counts).map(([host, all]) => `${Object.keys(all).length} to ${host}`), ...others]
    const own = sent.filter(what => !/^(www\.googletagmanager\.com\/gtm\.js|site\.test\/)/.test(what))
    if (own.length > 0) problems.push(`${phase}: sent ${own.slice(0, 5).join(', ')}`)
  }
  for (const host of hosts) {
    const times = Object.values(guarded.found.released.counts[host] ?? {}).map(all => all.length)
    const total = times.reduce((sum, count) => sum + count, 0)
    if (total !== (early[host] ?? 0))
      problems.push(`released: ${host} got ${total} early routes, not ${early[host] ?? 0}`)
    if (!repeatsLast && times.some(count => count > 1)) problems.push(`released: ${host} got early routes twice`)
    for (const phase of ['accepted', 'again']) {
      expect(phase, host, rows(phase, phases[phase]), 1, plain)
      expect(phase, host, rows(phase, phases[phase]), 1)
    }
    expect('again', host, rows('withdrawn', phases.withdrawn), 0)
  }
  problems.push(...guarded.faults)
  const unknown = guarded.errors.filter(error => !plain.errors.includes(error))
  if (unknown.length > 0) problems.push(`uncaught: ${[...new Set(unknown)].join('; ')}`)
  if (guarded.commands.length > 0) {
    const wanted = ['default denied', ...(isAtOnce ? ['gtm.js', 'update granted'] : ['update granted', 'gtm.js'])]
    const order = [...wanted, 'update denied', 'update granted'].join(', ')
    if (guarded.commands.join(', ') !== order) problems.push(`the commands are ${guarded.commands.join(', ')}`)
  }
  const more = key => guarded.growth[key] - plain.growth[key]
  for (const key of ['JSEventListeners', 'Nodes'])
    if (more(key) > 20) problems.push(`${key} grew by ${guarded.growth[key]}, without us by ${plain.growth[key]}`)
  if (more('JSHeapUsedSize') > 300_000)
    problems.push(`the heap grew by ${guarded.growth.JSHeapUsedSize}, without us by ${plain.growth.JSHeapUsedSize}`)
  return problems
}
