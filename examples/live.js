// The page's own part: it acts as a site with trackers. Your site does not need this code.

const lanes = [
  { category: 'necessary', host: location.host, path: '/collect' }, // first party, never blocked
  { category: 'functionality', host: 'functionality.localhost' },
  { category: 'measurement', host: 'measurement.localhost' },
  { category: 'experience', host: 'experience.localhost' },
  { category: 'marketing', host: 'marketing.localhost' },
].map(lane => ({ ...lane, states: {}, held: 0, arrived: 0 }))

/** The ways to send a request, by the name of their column. */
const channels = {
  fetch: url => void fetch(url, { method: 'POST' }).catch(() => {}),
  XMLHttpRequest(url) {
    const request = new XMLHttpRequest()
    request.open('GET', url)
    request.send()
  },
  image: url => void Object.assign(new Image(), { src: url }),
  script: url => document.head.append(Object.assign(document.createElement('script'), { src: url })),
  beacon: url => void navigator.sendBeacon(url),
}

const known = [
  { category: 'functionality', url: 'https://embed.tawk.to/example/default' },
  { category: 'measurement', url: 'https://www.google-analytics.com/g/collect' },
  { category: 'experience', url: 'https://player.vimeo.com/api/player.js' },
  { category: 'marketing', url: 'https://connect.facebook.net/en_US/fbevents.js' },
].map(entry => ({ ...entry, state: 'waiting' }))

const visit = Math.random().toString(36).slice(2)
const heldBack = new Set() // the URLs of blocked requests, as the page wrote them
const arrivals = new Set() // the ids of the requests of this visit that arrived
const laneOf = new Map()
let shots = 0
let trackerPort
let drawnCalls
let consentManager
let last = Promise.resolve()

const $ = selector => document.querySelector(selector)

/** Returns the manager, which may still be loading. */
function ready() {
  if (window.consentManager?.version) return window.consentManager
  const late = setTimeout(() => tell('The consent manager did not start. Has dist/ been built? npm run build'), 4000)
  return new Promise(resolve => {
    const done = () => (clearTimeout(late), resolve(window.consentManager))
    document.addEventListener('consent-ready', done, { once: true })
  })
}

/** Runs one round after the other, so that the board never mixes two. */
function again() {
  last = last.then(callAll)
}

async function callAll() {
  const round = lanes.flatMap(lane => Object.keys(channels).map(channel => shoot(lane, channel)))
  const over = ({ url, id }) => heldBack.has(url) || arrivals.has(id)
  // Beacons do not report their result. Requests without a result after three seconds count as failed.
  for (let tries = 0; tries < 15 && !round.every(over); tries++) {
    await new Promise(resolve => setTimeout(resolve, tries > 0 && 200))
    await refresh()
  }
  for (const { lane, channel, id, url, allowed } of round) {
    if (arrivals.has(id)) lane.states[channel] = allowed ? 'delivered' : 'delivered without consent'
    else lane.states[channel] = heldBack.has(url) ? 'blocked' : 'failed'
    if (heldBack.has(url)) lane.held++
  }
  const count = state => lanes.flatMap(({ states }) => Object.values(states)).filter(is => is === state).length
  $('#round').textContent = `Last round: ${count('blocked')} blocked, ${count('delivered')} delivered.`
  await Promise.all(known.map(callKnown))
  draw()
  setTimeout(refresh, 1000) // by then the server has received a decision, and released requests have arrived
}

function shoot(lane, channel) {
  const id = `${visit}-${++shots}`
  const host = lane.path ? lane.host : `${lane.host}:${trackerPort ?? 9}`
  const url = `http://${host}${lane.path ?? '/hit'}?id=${id}&by=${channel}`
  laneOf.set(id, lane)
  const allowed = consentManager.hasConsentFor(lane.category)
  channels[channel](url)
  return { lane, channel, id, url, allowed }
}

/**
 * Requests to real trackers are sent only if a request of the same category was blocked before, so that none arrives.
 */
async function callKnown(entry) {
  const lane = lanes.find(({ category }) => category === entry.category)
  if (lane.states.fetch !== 'blocked' || consentManager.hasConsentFor(entry.category)) {
    entry.state = 'not called'
    return
  }
  const url = `${entry.url}?id=${visit}-${++shots}`
  await fetch(url, { mode: 'no-cors' }).catch(() => {})
  entry.state = heldBack.has(url) ? 'blocked' : 'failed'
}

/** Requests from our own server what arrived, and what the consent server received. */
async function refresh() {
  const live = await fetch('/live').then(
    response => (response.ok ? response.json() : {}),
    () => ({}),
  )
  trackerPort = live.trackerPort
  for (const { path } of live.arrived ?? []) {
    const id = new URLSearchParams(path.split('?')[1]).get('id')
    const lane = laneOf.get(id)
    if (!lane || arrivals.has(id)) continue
    arrivals.add(id)
    lane.arrived++
  }
  const film = trackerPort && `http://experience.localhost:${trackerPort}/film`
  if (film && $('#film').dataset.src !== film) $('#film').dataset.src = film
  if (!trackerPort) tell('There are no tracking hosts here. Open this page through npm start to see what arrives.')
  drawCalls(live.calls ?? [])
  drawStored(live.stored ?? [])
  draw()
}

function draw() {
  const { consentInfo, jurisdictionInfo } = consentManager.state
  $('#choice').textContent = consentInfo
    ? { all: 'accept all', necessary: 'reject all', custom: 'custom' }[consentInfo.type]
    : 'none yet'
  $('#jurisdiction').textContent = jurisdictionInfo?.code ?? 'not asked again'
  $('#board').replaceChildren(...lanes.map(row))
  $('#known').replaceChildren(
    ...known.map(({ url, state }) => element('li', {}, element('code', {}, new URL(url).host), chip(state))),
  )
}

const row = lane =>
  element(
    'tr',
    {},
    element('th', { scope: 'row' }, lane.category, element('small', {}, lane.host)),
    ...Object.keys(channels).map(channel =>
      element('td', { 'data-column': channel }, chip(lane.states[channel] ?? 'waiting')),
    ),
    element('td', { 'data-column': 'blocked', class: 'number' }, String(lane.held)),
    element('td', { 'data-column': 'delivered', class: 'number' }, String(lane.arrived)),
  )

const tones = { blocked: 'warn', delivered: 'good', 'delivered without consent': 'bad', failed: 'bad' }
const chip = state =>
  element('span', { class: tones[state] ? `badge ${tones[state]}` : 'soft', 'data-state': state }, state)

function drawCalls(calls) {
  const latest = calls.slice(-5).toReversed()
  $('#silence').hidden = calls.length > 0
  if (JSON.stringify(latest) === drawnCalls) return // keeps open details open
  drawnCalls = JSON.stringify(latest)
  $('#calls').replaceChildren(
    ...latest.map(({ method, path, status, body, answer }) =>
      element(
        'details',
        {},
        element('summary', {}, element('code', {}, `${method} ${path}`), ` answered ${status}`),
        body && quote('asked', body),
        quote('answered', answer),
      ),
    ),
  )
}

function drawStored(stored) {
  $('#none-stored').hidden = stored.length > 0
  $('#stored-table').hidden = stored.length === 0
  $('#stored').replaceChildren(
    ...stored.map(({ givenAt, consentAction, granted, jurisdiction, jurisdictionModel, subjectId }) =>
      element(
        'tr',
        {},
        element('td', {}, new Date(givenAt).toLocaleString()),
        element('td', {}, consentAction.replaceAll('_', ' ')),
        element('td', {}, granted.join(', ')),
        element('td', {}, `${jurisdiction}, ${jurisdictionModel}`),
        element('td', {}, element('code', { title: subjectId }, `${subjectId.slice(0, 12)}…`)),
      ),
    ),
  )
}

const quote = (who, json) => element('figure', {}, element('figcaption', {}, who), element('pre', {}, pretty(json)))

function pretty(json) {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

function element(name, attributes, ...children) {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children.filter(Boolean))
  return node
}

function tell(text) {
  $('#notice').textContent = text
  $('#notice').hidden = false
}

document.addEventListener('ConsentBlockedRequest', event => heldBack.add(event.detail.url))

// Not awaited at the top level: WebKitGTK 2.50 then sometimes never finishes loading the module.
async function start() {
  consentManager = await ready()
  await refresh()
  again()
  document.addEventListener('consent-change', again)
  $('#again').addEventListener('click', again)
  $('#country').value = new URLSearchParams(location.search).get('country') ?? ''
  $('#country').addEventListener('change', event => {
    consentManager.reset() // visitors with a decision are not asked again in another country
    event.target.form.submit()
  })
  $('#start-over').addEventListener('click', () => {
    consentManager.reset()
    location.reload()
  })
}
void start()
