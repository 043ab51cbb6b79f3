// The theme studio: controls on the left, the design in four windows on the right, and the code to paste below them.
// The address contains the design.
import { brandFields, colorField } from './brand-fields.mjs'
import { build, field, section } from './build.mjs'
import { showContrast } from './contrast.mjs'
import { cleanCopy, copyFrame } from './copy-frame.mjs'
import { design, onDesign, readAddress } from './design.mjs'
import { exports } from './exports.mjs'
import { askForCopy } from './hand-over.mjs'
import { optionField } from './option-fields.mjs'
import { pictureField } from './picture-field.mjs'
import { hasPicture, previewPage, schemeOf, windows } from './preview.mjs'
import { serviceFields } from './service-fields.mjs'

const $ = selector => document.querySelector(selector)
const read = async file => (await fetch(`../dist/${file}`)).json()

/** The groups of options. Options that are not listed here are in the last group. */
const groups = {
  'Texts and behavior': [
    'categories',
    'policyUrl',
    'language',
    'colorScheme',
    'categoryChoices',
    'closeButton',
    'confirmation',
    'hideBranding',
    'scrollLock',
  ],
  Consent: ['acceptAllGrants', 'policyVersion', 'lifetimeDays', 'jurisdictions', 'services', 'serviceChoices'],
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
  'More options': [],
}
const jurisdictions = 'GDPR UK CH BR QC_LAW25 PIPEDA APPI PIPA AU CCPA US NONE'.split(' ')
const isShape = name => !/accent|surface|text|line|control$|focus|overlay/.test(name)

/** Options, custom properties and services, as the build describes them. Loaded below. */
const facts = { options: [], properties: [], services: [] }
const visitor = { surface: 'banner', jurisdiction: 'GDPR', gpc: false, dnt: false, picture: null, copy: null }

const shortNames = () => facts.properties.map(({ name }) => name.replace('--consent-', ''))

function tokenField({ name, description }) {
  const short = name.replace('--consent-', '')
  const help = description.replaceAll('`', '')
  if (!isShape(short)) return colorField(short, short, help)
  const control = build('input', {
    id: name,
    'data-token': short,
    value: design.theme[short],
    input: () => changeToken(short, control.value.trim()),
  })
  return field(short, control, help)
}

function visitorFields() {
  const place = build(
    'select',
    { id: 'jurisdiction', change: () => ((visitor.jurisdiction = place.value), later()) },
    ...jurisdictions.map(code => build('option', { selected: code === visitor.jurisdiction }, code)),
  )
  const signal = (name, title) => {
    const box = build('input', {
      type: 'checkbox',
      role: 'switch',
      id: name,
      checked: visitor[name],
      change: () => ((visitor[name] = box.checked), later()),
    })
    return build('div', { class: 'field flag' }, build('label', { for: name }, box, title))
  }
  return [
    field(
      'The law that the server names',
      place,
      'In modes c15t and custom. A stand-in for your server answers here; offline always asks.',
    ),
    signal('gpc', 'The browser sends Global Privacy Control'),
    signal('dnt', 'The browser sends Do Not Track'),
    build('p', {}, build('a', { href: 'policies.html' }, 'What a visitor sees, by country and region')),
  ]
}

/** The same field each time the controls are drawn, because no script can set the file of a new one. */
const picture = pictureField(url => {
  visitor.picture = url
  drawCopy(null)
  later()
})

/** Shows the previews on the copy of a page. */
function showCopy(html, host) {
  visitor.picture = null
  picture.nameCopy(host)
  drawCopy(cleanCopy(html))
  later()
}
function drawCopy(copy) {
  visitor.copy = copy
  for (const old of document.querySelectorAll('.copy')) old.remove()
  for (const [name, window] of Object.entries(windows))
    if (copy && hasPicture(window)) frameOf(name).before(copyFrame(copy))
}

function drawControls() {
  const open = new Set(
    [...document.querySelectorAll('#controls details[open] > summary')].map(({ firstChild }) => firstChild.data),
  )
  const known = Object.values(groups).flat()
  const others = facts.options.map(({ name }) => name).filter(name => !known.includes(name))
  const fieldsOf = names =>
    names
      .map(name => facts.options.find(one => one.name === name))
      .filter(Boolean)
      .map(optionField)
  const isOpen = title => (open.size === 0 ? title === 'Brand' : open.has(title))
  const fold = (title, ...fields) => section(title, isOpen(title), ...fields)
  // The accent is the first field of "Brand".
  const tokens = facts.properties.filter(({ name }) => name !== '--consent-accent' && !name.includes('-dark-'))
  $('#controls').replaceChildren(
    fold('Brand', ...brandFields(facts.options, drawControls, showCopy), picture.element),
    fold('Services', ...serviceFields(facts.services)),
    ...Object.entries(groups).map(([title, names]) =>
      fold(title, ...fieldsOf(title === 'More options' ? others : names)),
    ),
    fold('All colors and shapes', ...tokens.map(tokenField)),
    fold('Who visits', ...visitorFields()),
  )
  countChanges()
}

function countChanges() {
  for (const details of document.querySelectorAll('#controls details')) {
    const names = [...details.querySelectorAll('[data-option]')].map(({ dataset }) => dataset.option)
    const tokens = [...details.querySelectorAll('[data-token]')].map(({ dataset }) => dataset.token)
    const count =
      names.filter(name => name in design.options).length + tokens.filter(name => name in design.theme).length
    const badge = details.querySelector('.changed')
    badge.dataset.count = count
    badge.hidden = count === 0
    badge.textContent = `${count} set`
  }
}

const changeToken = (name, value) => {
  const input = $(`[data-token="${name}"]`)
  input.value = value
  input.dispatchEvent(new Event('input'))
}

const frameOf = name => $(`#preview-${name}`)
function drawWindows() {
  $('#windows').prepend(
    ...Object.entries(windows).map(([name, { title, width, height }]) =>
      build(
        'figure',
        { class: `window ${name}`, style: `--width:${width};--height:${height}` },
        build('figcaption', {}, title, ' ', build('small', {}, `${width} × ${height}`)),
        build('div', { class: 'glass' }, build('iframe', { id: `preview-${name}`, title: `Preview: ${title}` })),
      ),
    ),
  )
  const sizes = new ResizeObserver(entries => {
    for (const { target, contentRect } of entries)
      target.style.setProperty(
        '--scale',
        contentRect.width / Number(getComputedStyle(target).getPropertyValue('--width')),
      )
  })
  for (const glass of document.querySelectorAll('.glass')) sizes.observe(glass)
}

let timer
/** Debounced, to skip intermediate key strokes. */
function later() {
  clearTimeout(timer)
  timer = setTimeout(show, 250)
}
function show() {
  showSnippet()
  countChanges()
  $('#events').replaceChildren()
  for (const [name, window] of Object.entries(windows)) {
    frameOf(name).srcdoc = previewPage(design, facts.options, window, visitor)
    // A frame is opaque unless it has the scheme of what is around it.
    frameOf(name).parentElement.style.colorScheme = schemeOf(design, window)
  }
}
const showSnippet = () => ($('#snippet').textContent = exports[$('#form :checked').value](design, facts.options))

/** Shows the value of each custom property, which the styles store in a private property with an underscore. */
function showDefaults() {
  const page = frameOf('light').contentDocument
  const roots = [...page.querySelectorAll('consent-banner, privacy-settings-dialog')]
    .map(({ shadowRoot }) => shadowRoot?.querySelector('.root'))
    .filter(Boolean)
  for (const input of document.querySelectorAll('[data-token]')) {
    const values = roots.map(root => getComputedStyle(root).getPropertyValue(`--_${input.dataset.token}`).trim())
    const value = design.theme[input.dataset.token] ?? values.find(Boolean) ?? ''
    input.placeholder = value.length < 40 ? value : 'derived'
    const picker = $(`[data-color="${input.dataset.token}"]`)
    if (picker && /^#[\da-f]{6}$/i.test(value)) picker.value = value
  }
}

addEventListener('message', ({ data, source }) => {
  const name = Object.keys(windows).find(one => frameOf(one)?.contentWindow === source)
  if (!name) return
  if (data.type === 'consent-banner-show')
    setTimeout(() => {
      showContrast($('#contrast tbody'), $('#hard-to-read'), frameOf('light'), frameOf('dark'))
      if (name === 'light') showDefaults()
    }, 400) // after the fade, which changes the colors
  if (name !== 'light') return
  const words = data.detail === undefined || data.detail === null ? '' : JSON.stringify(data.detail)
  $('#events').prepend(
    build(
      'li',
      { class: data.type === 'consent-error' && 'wrong' },
      build('b', {}, data.type),
      build('span', {}, words),
    ),
  )
})

async function copy(text, done) {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  if (!isCopied) getSelection().selectAllChildren($('#snippet'))
  $('#said').textContent = isCopied ? done : 'The browser does not allow copying. The text is selected: press Ctrl+C.'
}

async function start() {
  try {
    const [options, css, { tags }, services] = await Promise.all(
      ['options.json', 'css-data.json', 'html-data.json', 'services.json'].map(read),
    )
    const isBanner = tags.some(({ name }) => name === 'consent-banner')
    if (!isBanner) throw new Error('html-data.json does not describe <consent-banner>')
    Object.assign(facts, { options, properties: css.properties, services })
  } catch {
    $('#said').textContent = 'dist/ cannot be read. Run npm run build first.'
    return
  }
  const fault = askForCopy(showCopy)
  $('#said').textContent = [fault, ...readAddress(location.hash, facts.options, shortNames())].join(' ').trim()
  drawControls()
  drawWindows()
  show()
  onDesign(later)
  addEventListener('hashchange', () => {
    $('#said').textContent = readAddress(location.hash, facts.options, shortNames()).join(' ')
    drawControls()
    show()
  })
}

$('#surface').addEventListener('change', () => {
  visitor.surface = $('#surface :checked').value
  show()
})
$('#shown').addEventListener('change', () => ($('#windows').className = $('#shown :checked').value))
$('#again').addEventListener('click', show)
$('#form').addEventListener('change', showSnippet)
$('#copy').addEventListener('click', () => copy($('#snippet').textContent, 'Copied.'))
$('#share').addEventListener('click', () => copy(location.href, 'The link to this design is copied.'))
$('#controls').addEventListener('submit', event => event.preventDefault())
// Not awaited: WebKitGTK never finishes loading a module with a top-level await.
void start()
