// The page's own part: it acts as a site with trackers, and shows what becomes of each call. Your site does not need it.

const script = url => document.head.append(Object.assign(document.createElement('script'), { src: url }))
const image = url => void Object.assign(new Image(), { src: url })
const beacon = url => navigator.sendBeacon(url)
const post = url => fetch(url, { method: 'POST', mode: 'no-cors' })
function xhr(url) {
  const request = new XMLHttpRequest()
  request.open('GET', url)
  request.send()
}

/** Who is called, as which declared service, what for, how, and where. */
const trackers = [
  ['This site', null, 'its own server', 'fetch', './demonstration.css', url => fetch(url).then(() => show(url, 'own'))],
  [
    'Google Analytics',
    'google-analytics',
    'counts this visit',
    'fetch',
    'https://www.google-analytics.com/g/collect',
    post,
  ],
  ['Hotjar', 'hotjar', 'records the mouse', 'script', 'https://static.hotjar.com/c/hotjar-1.js', script],
  ['Meta', 'meta-pixel', 'learns for its ads', 'image', 'https://www.facebook.com/tr', image],
  ['TikTok', 'tiktok-pixel', 'learns for its ads', 'beacon', 'https://analytics.tiktok.com/api/v2/pixel', beacon],
  ['Vimeo', 'vimeo', 'loads a film', 'script', 'https://player.vimeo.com/api/player.js', script],
  ['Intercom', 'intercom', 'opens a chat', 'XMLHttpRequest', 'https://widget.intercom.io/widget/abc', xhr],
]

/** What is written beside a request, by its state. */
const words = { sent: 'leaving', own: 'passes', held: 'held', left: 'released', refused: 'never sent' }
/** Between two calls, so that the eye can follow. */
const PAUSE_MS = 120

const $ = selector => document.querySelector(selector)
/** The current request of each tracker, by its address. */
const rows = new Map()
let round = 0

/** The own server is no company: its requests pass, and stand out less. */
const tones = { held: 'warn', left: 'good', refused: 'bad' }

const element = (name, className, ...children) => {
  const node = document.createElement(name)
  node.className = className
  node.append(...children)
  return node
}

function show(url, state) {
  const row = rows.get(url)
  if (!row) return
  row.dataset.state = state
  const said = row.querySelector('.state')
  said.className = `state badge ${tones[state] ?? ''}`
  said.textContent = words[state]
  sum()
}

/** Says in words what the lanes show. */
function sum() {
  const count = state => [...rows.values()].filter(row => row.dataset.state === state).length
  const [held, left, refused] = ['held', 'left', 'refused'].map(count)
  const parts = [held && `${held} held`, left && `${left} released`, refused && `${refused} never sent`].filter(Boolean)
  if (held + left + refused === trackers.length - 1)
    $('#sum').textContent = `${held + left + refused} requests to trackers: ${parts.join(', ')}.`
}

function send() {
  rows.clear()
  $('#lanes').replaceChildren()
  round++
  trackers.forEach(([name, service, purpose, channel, address, call], at) => {
    const url = new URL(`${address}?visit=${round}`, location.href).href
    const track = element('i', 'track', element('i', 'dot'))
    const row = element(
      'li',
      '',
      element('b', '', name),
      element('small', '', purpose, element('span', '', ` · ${channel}`)),
      track,
    )
    row.append(element('span', 'state badge'))
    if (service) row.dataset.service = service
    rows.set(url, row)
    $('#lanes').append(row)
    show(url, 'sent')
    setTimeout(() => Promise.resolve(call(url)).catch(() => {}), at * PAUSE_MS)
  })
}

const isRefused = row =>
  !!window.consentManager?.state?.consentInfo && !window.consentManager.isAllowed(row.dataset.service)

document.addEventListener('ConsentBlockedRequest', ({ detail: { url } }) => {
  const row = rows.get(url)
  if (row) show(url, isRefused(row) ? 'refused' : 'held')
})
// A request that the guard lets pass is ended by the policy of this page, and the browser reports it.
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => show(blockedURI, 'left'))
document.addEventListener('consent-change', () => {
  for (const [url, row] of rows) if (row.dataset.state === 'held' && isRefused(row)) show(url, 'refused')
})

$('#again').addEventListener('click', send)
$('#start-over').addEventListener('click', () => {
  window.consentManager?.reset()
  location.reload()
})
send()

/** Banner and settings need room below the lanes. Without them the page is as high as its content, and so is its frame. */
const makeRoom = isNeeded => document.documentElement.classList.toggle('roomy', isNeeded)
document.addEventListener('consent-ready', () => makeRoom(!window.consentManager.state.consentInfo))
for (const type of ['consent-banner-show', 'privacy-settings-open'])
  document.addEventListener(type, () => makeRoom(true))
for (const type of ['consent-banner-hide', 'privacy-settings-close'])
  document.addEventListener(type, () => makeRoom(!!window.consentManager.state.isPrivacyDialogOpen))

// In the documentation, it is a frame.
document.querySelector('#overview').hidden = self !== top
