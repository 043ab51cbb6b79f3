// The playground is generated from the build's data about options (dist/options.json, from their types) and about
// custom properties and layouts (dist/css-data.json, dist/html-data.json), so that it is always complete.

const $ = selector => document.querySelector(selector)
const read = async file => (await fetch(`../dist/${file}`)).json()

/** The groups of common options. Options that are not listed here are in the last group. */
const groups = {
  Appearance: ['layout', 'colorScheme', 'language', 'hideBranding', 'scrollLock'],
  Consent: ['categories', 'acceptAllGrants', 'policyUrl', 'policyVersion', 'lifetimeDays', 'jurisdictions'],
  'Server and code': ['mode', 'backendUrl', 'headers', 'retry', 'handlers', 'callbacks'],
  Blocking: [
    'blocking',
    'trackingHosts',
    'replaceTrackingHosts',
    'exemptHosts',
    'sweep',
    'reloadOnWithdrawal',
    'placeholders',
    'storage',
    'pending',
  ],
  'Tag manager and vendors': ['tagManagerId', 'tagManager', 'signals'],
  Other: [],
}
/** The initial options of the preview. */
const begin = { mode: 'offline', categories: 'all', policyUrl: 'privacy-policy.html', pending: 'hold' }
/** Examples for structured options. */
const samples = {
  jurisdictions: { 'US-CA': 'opt-out', PIPEDA: 'opt-in' },
  headers: { 'X-Shop': 'north' },
  retry: { maxRetries: 1 },
  trackingHosts: { 'stats.example': 'measurement' },
  exemptHosts: ['cdn.example'],
  sweep: { measurement: ['_my*'] },
  tagManager: { id: 'GTM-AB12CD3', mode: 'basic' },
  signals: { matomo: true, metaPixel: true },
  translations: { translations: { en: { common: { acceptAll: 'Fine with me' } } } },
  privacySettings: { honorDoNotTrack: false },
  complianceSettings: { ccpa: { enabled: true } },
}
const handlers = {
  showConsentBanner: `async () => ({ showConsentBanner: true, jurisdiction: { code: 'GDPR', message: 'The EU' }, location: { countryCode: 'DE', regionCode: null } })`,
  setConsent: 'async decision => ({})',
  verifyConsent: 'async decision => ({ isValid: true })',
}
const themes = {
  Ours: {},
  Plum: { accent: '#7a2e8e', 'accent-hover': '#5d2070', radius: '22px', 'radius-control': '99px' },
  Forest: { accent: '#1f6b3a', 'accent-hover': '#14502a', radius: '8px', 'radius-control': '6px' },
  Ink: { accent: '#111111', 'accent-hover': '#333333', radius: '0px', 'radius-control': '0px', font: 'Georgia, serif' },
  Sunset: {
    surface: '#fff7f0',
    'surface-raised': '#ffeedd',
    accent: '#a83a12',
    'accent-hover': '#852b0b',
    line: '#f2d8c4',
  },
}
const jurisdictions = 'GDPR UK CH BR QC_LAW25 PIPEDA APPI PIPA AU CCPA US NONE'.split(' ')

const categories = ['necessary', 'functionality', 'measurement', 'experience', 'marketing']
/** The options (with the layout, which only the banner's tag has) and the custom properties. Loaded below. */
let known = []
let properties = []

/** The options of the preview that differ from their defaults. */
const chosen = { ...begin }
const theme = {}
const pretend = { jurisdiction: 'GDPR', gpc: false, dnt: false }

function build(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== false && value !== null) element.setAttribute(name, value === true ? '' : value)
  element.append(...children)
  return element
}
const said = text => text.replaceAll('`', '')
const unset = value => value === '' || value === null || value === undefined

function choose(name, value) {
  if (unset(value)) delete chosen[name]
  else chosen[name] = value
  later()
}

// The controls, by kind of option.
const draw = {
  choice({ name, words, standard }) {
    const select = build(
      'select',
      { id: name, change: () => choose(name, select.value === standard ? '' : select.value) },
      ...words.map(word => build('option', { selected: word === (chosen[name] ?? standard) }, word)),
    )
    return select
  },
  flag({ name, standard }) {
    const box = build('input', {
      type: 'checkbox',
      id: name,
      checked: chosen[name] ?? standard,
      change: () => choose(name, box.checked === standard ? '' : box.checked),
    })
    return box
  },
  number({ name, standard }) {
    const input = build('input', {
      type: 'number',
      id: name,
      placeholder: standard,
      input: () => choose(name, input.value === '' ? '' : Number(input.value)),
    })
    return input
  },
  string({ name, standard }) {
    const input = build('input', {
      id: name,
      value: chosen[name] ?? '',
      placeholder: standard ?? '',
      input: () => choose(name, input.value),
    })
    return input
  },
  object({ name }) {
    const fault = build('output')
    const area = build('textarea', {
      id: name,
      spellcheck: 'false',
      placeholder: JSON.stringify(samples[name] ?? {}, null, 2),
      input() {
        let problem = ''
        try {
          choose(name, area.value.trim() === '' ? '' : JSON.parse(area.value))
        } catch (error) {
          problem = `This is not JSON yet: ${error.message}`
        }
        area.setAttribute('aria-invalid', problem !== '')
        fault.textContent = problem
      },
    })
    const fill = build(
      'button',
      { type: 'button', click: () => ((area.value ||= area.placeholder), area.dispatchEvent(new Event('input'))) },
      'Fill in an example',
    )
    return build('div', { class: 'field' }, area, fault, samples[name] ? build('div', {}, fill) : '')
  },
  ticks(name, names, read, ticked = () => false) {
    const boxes = names.map(one =>
      build('input', {
        type: 'checkbox',
        value: one,
        checked: ticked(one),
        change: () => choose(name, read(boxes.filter(({ checked }) => checked).map(({ value }) => value))),
      }),
    )
    return build('div', { class: 'ticks' }, ...boxes.map(box => build('label', {}, box, box.value)))
  },
}

/** Builds an option's control with its name and description. */
function field(option) {
  const { name, kind, description, keys = [] } = option
  const about = build('small', { id: `${name}-about` }, said(description))
  const title = [name, ' ', build('code', {}, option.attribute ?? '')]
  if (name === 'categories' || name === 'handlers' || name === 'callbacks') {
    const read = names => (names.length === categories.length ? 'all' : names.join(' '))
    const ticks =
      name === 'categories'
        ? draw.ticks(name, categories, read, () => true)
        : draw.ticks(name, keys, names => (names.length > 0 ? names : ''))
    return build('fieldset', { class: 'field', 'data-option': name }, build('legend', {}, ...title), ticks, about)
  }
  const control = draw[kind](option)
  const input = control.matches('input,select') ? control : control.querySelector('textarea')
  input.setAttribute('aria-describedby', about.id)
  if (kind === 'flag')
    return build(
      'div',
      { class: 'field flag', 'data-option': name },
      build('label', { for: name, class: 'name' }, control, ...title),
      about,
    )
  return build('div', { class: 'field', 'data-option': name }, build('label', { for: name }, ...title), control, about)
}

/** Builds a custom property's control. The default is read from the preview, so it is right for light and dark. */
function token({ name, description }) {
  const short = name.replace('--consent-', '')
  const text = build('input', { id: name, 'data-token': short, input: () => paint(short, text.value) })
  const colour = build('input', {
    type: 'color',
    'aria-label': `${name}, as a colour`,
    'data-colour': short,
    hidden: true,
    input: () => ((text.value = colour.value), paint(short, colour.value)),
  })
  return build(
    'div',
    { class: 'field' },
    build('label', { for: name }, short),
    build('div', { class: 'colour' }, colour, text),
    build('small', {}, said(description)),
  )
}
function paint(name, value) {
  if (value.trim() === '') delete theme[name]
  else theme[name] = value.trim()
  later()
}
function wear(values) {
  for (const input of document.querySelectorAll('[data-token]')) {
    input.value = values[input.dataset.token] ?? ''
    paint(input.dataset.token, input.value)
  }
}

const fold = (title, open, ...fields) =>
  build(
    'details',
    { open },
    build('summary', {}, title, build('span', { class: 'changed', 'data-count': 0 })),
    build('div', { class: 'fields' }, ...fields),
  )

function drawControls() {
  const named = Object.values(groups).flat()
  groups['Other'] = known.map(({ name }) => name).filter(name => !named.includes(name))
  const sections = Object.entries(groups).map(([title, names], index) =>
    fold(title, index < 2, ...names.map(name => field(known.find(one => one.name === name)))),
  )
  const worn = Object.entries(themes).map(([name, values]) => {
    const dot = build('i')
    dot.style.background = values.accent ?? '#175c6e'
    return build('button', { type: 'button', click: () => wear(values) }, dot, name)
  })
  sections.splice(
    1,
    0,
    fold('Its colours and shapes', false, build('div', { class: 'themes' }, ...worn), ...properties.map(token)),
  )
  const place = build(
    'select',
    { id: 'jurisdiction', change: () => ((pretend.jurisdiction = place.value), later()) },
    ...jurisdictions.map(code => build('option', {}, code)),
  )
  const signal = (name, title) => {
    const box = build('input', { type: 'checkbox', id: name, change: () => ((pretend[name] = box.checked), later()) })
    return build('div', { class: 'field flag' }, build('label', { for: name }, box, title))
  }
  sections.push(
    fold(
      'Who visits',
      false,
      build(
        'div',
        { class: 'field' },
        build('label', { for: 'jurisdiction' }, 'The law that the server names'),
        place,
        build('small', {}, 'In modes c15t and custom. A stand-in for your server answers here; offline always asks.'),
      ),
      signal('gpc', 'The browser sends Global Privacy Control'),
      signal('dnt', 'The browser sends Do Not Track'),
    ),
  )
  $('#controls').append(...sections)
}

const attributesOf = () =>
  known
    .filter(({ name, attribute }) => attribute && name in chosen && typeof chosen[name] !== 'object')
    .map(({ name, attribute }) =>
      chosen[name] === true
        ? attribute
        : `${attribute}="${String(chosen[name]).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    )
const isCode = name => name === 'handlers' || name === 'callbacks'
const jsonOf = () =>
  Object.fromEntries(
    known
      .filter(
        ({ name, attribute }) => name in chosen && !isCode(name) && (!attribute || typeof chosen[name] === 'object'),
      )
      .map(({ name }) => [name, chosen[name]]),
  )
const codeOf = {
  handlers: names => `{ ${names.map(name => `${name}: ${handlers[name]}`).join(', ')} }`,
  callbacks: names => `{ ${names.map(name => `${name}: (...told) => console.log('${name}', ...told)`).join(', ')} }`,
}
const styles = () => {
  const lines = Object.entries(theme).map(([name, value]) => `  --consent-${name}: ${value.replace(/[;{}<]/g, '')};`)
  return lines.length > 0 ? `<style>\n:root {\n${lines.join('\n')}\n}\n</style>\n` : ''
}
// Escapes `</script>`, which would end the script in HTML.
const inScript = text => text.replaceAll('<', '\\u003c')

function tag() {
  const json = jsonOf()
  const attributes = attributesOf()
  const inner =
    Object.keys(json).length > 0
      ? `\n  <script type="application/json">\n${inScript(JSON.stringify(json, null, 2))}\n  </script>\n`
      : ''
  const head = attributes.length > 3 ? `\n  ${attributes.join('\n  ')}\n` : attributes.map(text => ` ${text}`).join('')
  const code = Object.keys(codeOf).filter(name => name in chosen)
  const properties = code.map(name => `  banner.${name} = ${codeOf[name](chosen[name])}`).join('\n')
  const script =
    code.length > 0
      ? `\n<script>\n  const banner = document.querySelector('consent-banner')\n${properties}\n</script>`
      : ''
  return `<consent-banner${head}>${inner}</consent-banner>${script}`
}
const dialog = () =>
  surface() === 'widget'
    ? '<privacy-settings-dialog variant="widget"></privacy-settings-dialog>'
    : '<privacy-settings-dialog></privacy-settings-dialog>'
const surface = () => $('#surface :checked').value

const snippets = {
  html: () =>
    `<script type="module" src="/consent-elements/consent-elements.js"></script>\n${styles()}\n${tag()}\n${dialog()}`,
  js() {
    const plain = known
      .filter(({ name }) => name in chosen && name !== 'layout' && !isCode(name))
      .map(({ name }) => [name, JSON.stringify(chosen[name], null, 2).replaceAll('\n', '\n  ')])
    const code = Object.keys(codeOf)
      .filter(name => name in chosen)
      .map(name => [name, codeOf[name](chosen[name])])
    const lines = [...plain, ...code].map(([name, value]) => `  ${name}: ${value},`)
    const place = chosen.layout ? `\n// In the page: <consent-banner layout="${chosen.layout}"></consent-banner>` : ''
    const css = styles()
      ? `\n\n/* In your styles */\n${styles()
          .replace(/<\/?style>\n/g, '')
          .trim()}`
      : ''
    return `import { startConsentManager } from 'consent-elements'\nimport 'consent-elements/define'\n\nstartConsentManager({\n${lines.join('\n')}\n})${place}${css}`
  },
}

/** Returns a page whose storage is not persistent, and whose server is simulated. */
function previewPage() {
  const answer = {
    showConsentBanner: pretend.jurisdiction !== 'NONE',
    jurisdiction: { code: pretend.jurisdiction, message: `As under ${pretend.jurisdiction}` },
    location: { countryCode: /CCPA|US/.test(pretend.jurisdiction) ? 'US' : 'DE', regionCode: null },
  }
  const setUp = `
    const kept = new Map()
    Object.defineProperty(window, 'localStorage', { value: { getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value), removeItem: key => kept.delete(key) } })
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: ${pretend.gpc} })
    Object.defineProperty(navigator, 'doNotTrack', { value: ${pretend.dnt ? "'1'" : 'null'} })
    const send = window.fetch
    const json = body => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
    window.fetch = (...request) => /show-consent-banner$/.test(request[0]) ? Promise.resolve(json(${JSON.stringify(answer)})) : /consent\\/(set|verify)$/.test(request[0]) ? Promise.resolve(json({ isValid: true })) : send(...request)
    console.log = (...words) => parent.postMessage({ type: words[0], detail: words[1] }, '*')
    for (const type of ['consent-ready', 'consent-change', 'consent-banner-show', 'consent-banner-hide', 'privacy-settings-open', 'privacy-settings-close', 'consent-error', 'ConsentBlockedRequest', 'withdrawal-incomplete'])
      document.addEventListener(type, ({ detail }) => parent.postMessage({ type, detail }, '*'))
    ${surface() === 'dialog' ? "document.addEventListener('consent-ready', () => consentManager.openSettings())" : ''}`
  const scheme = { light: 'light', dark: 'dark' }[chosen.colorScheme] ?? 'light dark'
  return `<!doctype html><html lang="en"><head><base href="${document.baseURI}"><title>A page</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self' ${location.origin} 'unsafe-inline'">
    <style>html{color-scheme:${scheme}}body{margin:0;padding:2rem;font:1rem/1.6 Georgia,serif;background:light-dark(#fff,#101216);color:light-dark(#20242b,#e6e6e3)}h1{font-size:1.5rem;margin-top:0}</style>
    ${styles()}<script>${setUp}</script><script type="module" src="../dist/consent-elements.js"></script></head>
    <body>${tag()}<h1>The weather in Lisbon</h1><p>Mild and sunny, with a light wind from the sea.</p>${dialog()}
    <p><button type="button" data-consent-open>Privacy settings</button></p></body></html>`
}

let timer
/** Debounced, to skip intermediate key strokes. */
function later() {
  clearTimeout(timer)
  timer = setTimeout(show, 200)
}
function show() {
  showSnippet()
  $('#events').replaceChildren()
  $('#preview').srcdoc = previewPage()
  for (const section of document.querySelectorAll('#controls details')) {
    const names = [...section.querySelectorAll('[data-option]')].map(({ dataset }) => dataset.option)
    const tokens = [...section.querySelectorAll('[data-token]')].map(({ dataset }) => dataset.token)
    const count = names.filter(name => name in chosen).length + tokens.filter(name => name in theme).length
    const badge = section.querySelector('.changed')
    badge.dataset.count = count
    badge.textContent = `${count} set`
  }
}
const showSnippet = () => ($('#snippet').textContent = snippets[$('#form :checked').value]())

/** Shows the default of each custom property, which the styles store in a private property with an underscore. */
function showDefaults() {
  const elements = [...$('#preview').contentDocument.querySelectorAll('consent-banner, privacy-settings-dialog')]
  const roots = elements.map(({ shadowRoot }) => shadowRoot?.querySelector('.root')).filter(Boolean)
  for (const input of document.querySelectorAll('[data-token]')) {
    const values = roots.map(root => getComputedStyle(root).getPropertyValue(`--_${input.dataset.token}`).trim())
    const value = theme[input.dataset.token] ?? values.find(Boolean) ?? ''
    input.placeholder = value
    const colour = document.querySelector(`[data-colour="${input.dataset.token}"]`)
    if (!/^#[\da-f]{6}$/i.test(value)) continue
    colour.hidden = false
    colour.value = value
  }
}

addEventListener('message', ({ data, source }) => {
  if (source !== $('#preview').contentWindow) return
  const { type, detail } = data
  const words = detail === undefined || detail === null ? '' : JSON.stringify(detail)
  $('#events').prepend(
    build('li', { class: type === 'consent-error' && 'wrong' }, build('b', {}, type), build('span', {}, words)),
  )
  if (type === 'consent-banner-show' || type === 'privacy-settings-open') setTimeout(showDefaults, 100)
})
for (const id of ['surface', 'again']) $(`#${id}`).addEventListener(id === 'again' ? 'click' : 'change', show)
$('#width').addEventListener(
  'change',
  () => ($('#preview').style.width = $('#width :checked').value ? `${$('#width :checked').value}px` : ''),
)
$('#form').addEventListener('change', showSnippet)
$('#copy').addEventListener('click', async () => {
  const text = $('#snippet').textContent
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  if (!done) getSelection().selectAllChildren($('#snippet'))
  $('#said').textContent = done ? 'Copied.' : 'The browser does not let us copy; it is selected, press Ctrl+C.'
})
$('#controls').addEventListener('submit', event => event.preventDefault())

async function start() {
  try {
    const [options, css, { tags }] = await Promise.all(['options.json', 'css-data.json', 'html-data.json'].map(read))
    const { attributes } = tags.find(({ name }) => name === 'consent-banner')
    const words = attributes.find(({ name }) => name === 'layout').values.map(({ name }) => name)
    const layout = { name: 'layout', kind: 'choice', words, standard: words[0], attribute: 'layout' }
    known = [{ ...layout, description: 'Where the banner lies.' }, ...options]
    properties = css.properties
  } catch {
    $('#said').textContent = 'dist/ cannot be read. Has it been built? npm run build'
    return
  }
  drawControls()
  show()
}
// Not awaited: WebKitGTK never finishes loading a module with a top-level await.
void start()
