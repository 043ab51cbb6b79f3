// The design that this page edits, and its form in the address: `#--accent=%23ff0066&layout=bar&services=youtube`. Custom
// properties begin with two hyphens; every other name is an option, or one of the names of `page` below.

/** The options of a new design: those of the recommended installation. */
const recommended = {
  mode: 'offline',
  categories: 'auto',
  language: 'page',
  pending: 'hold',
  policyUrl: '/privacy',
}

/** What `<consent-banner>` and the dialog get besides options: layouts, the banner's icon, and one more button of it. */
const pageNames = ['layout', 'dialogLayout', 'logo', 'action', 'actionUrl']

export const design = {
  /** Options that differ from their defaults, by name. */
  options: { ...recommended },
  /** Custom properties without `--consent-`, by name. */
  theme: {},
  /** Layouts, logo and the additional button, by name. */
  page: {},
}

const listeners = new Set()
/** Calls a function after each change of the design. */
export const onDesign = listener => listeners.add(listener)

/** Changes one value of `options`, `theme` or `page`. An empty value restores the default. */
export function change(part, name, value) {
  const isUnset = value === '' || value === null || value === undefined
  if (isUnset) delete design[part][name]
  else design[part][name] = value
  history.replaceState(null, '', addressOf(design))
  for (const listener of listeners) listener()
}

const written = value => (typeof value === 'string' ? value : JSON.stringify(value))

/** @returns the part of the address that contains the design; the recommended options alone are `#` */
export function addressOf({ options, theme, page }) {
  const values = new URLSearchParams()
  for (const [name, value] of Object.entries(theme)) values.set(`--${name}`, value)
  for (const [name, value] of Object.entries(page)) values.set(name, value)
  for (const [name, value] of Object.entries(options)) if (recommended[name] !== value) values.set(name, written(value))
  for (const name of Object.keys(recommended)) if (!(name in options)) values.set(name, '')
  return `#${values}`
}

/**
 * Reads a design from the address. Anybody can write an address, so unknown names are left out.
 * @param facts the build's facts about options
 * @param tokens the names of the custom properties, without `--consent-`
 * @returns a message for each value that was left out
 */
export function readAddress(hash, facts, tokens) {
  const problems = []
  Object.assign(design, { options: { ...recommended }, theme: {}, page: {} })
  for (const [name, text] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const fact = facts.find(one => one.name === name)
    const token = name.startsWith('--') ? name.slice(2) : null
    if (token !== null && tokens.includes(token.replace(/^dark-/, ''))) design.theme[token] = text
    else if (pageNames.includes(name)) design.page[name] = text
    else if (!fact) problems.push(`The address names “${name}”, which is no option and no custom property.`)
    else if (text === '') delete design.options[name]
    else
      try {
        design.options[name] = valueOf(fact, text)
      } catch {
        problems.push(`The address has “${text}” for ${name}, which is not JSON.`)
      }
  }
  return problems
}

function valueOf({ kind }, text) {
  if (kind === 'flag') return text === 'true'
  if (kind === 'number') return Number(text)
  return kind === 'object' && /^[[{]/.test(text) ? JSON.parse(text) : text
}
