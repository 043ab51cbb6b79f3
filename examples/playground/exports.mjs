// The design as code to paste: the recommended installation with the guard, the CSS alone, and the same for React, Vue and
// WordPress.

const isCode = name => name === 'handlers' || name === 'callbacks'
const functions = {
  handlers: {
    showConsentBanner: `async () => ({ showConsentBanner: true, jurisdiction: { code: 'GDPR', message: 'The EU' }, location: { countryCode: 'DE', regionCode: null } })`,
    setConsent: 'async decision => ({})',
    verifyConsent: 'async decision => ({ isValid: true })',
  },
}
/** @returns the JavaScript of an option that contains functions */
const codeOf = (name, keys) =>
  `{ ${keys.map(key => `${key}: ${functions[name]?.[key] ?? `(...details) => console.log('${key}', ...details)`}`).join(', ')} }`

const inAttribute = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const isPlain = (fact, value) => fact.attribute && typeof value !== 'object'
const indent = (text, by) => text.replaceAll('\n', `\n${' '.repeat(by)}`)

/** @returns the attributes of the options that have one, and the other options as an object */
export function splitOptions({ options }, facts) {
  const attributes = []
  const rest = {}
  const code = []
  for (const fact of facts.filter(({ name }) => name in options)) {
    const value = options[fact.name]
    if (isCode(fact.name)) code.push([fact.name, codeOf(fact.name, value)])
    else if (isPlain(fact, value)) attributes.push([fact.attribute, value === true ? '' : String(value)])
    else rest[fact.name] = value
  }
  return { attributes, rest, code }
}

/** @returns the design's rules, or an empty text */
export function cssOf({ theme }) {
  const lines = Object.entries(theme).map(([name, value]) => `  --consent-${name}: ${value.replace(/[;{}<]/g, '')};`)
  return lines.length > 0 ? `:root {\n${lines.join('\n')}\n}` : ''
}

const written = ([name, value], prefix = '') =>
  value === '' ? prefix + name : `${prefix}${name}="${inAttribute(value)}"`
const inText = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** @returns what the banner contains: the logo, and one more button */
export const slotsOf = ({ page: { logo, action, actionUrl = '/subscribe' } }) =>
  (logo ? `<img slot="icon" src="${inAttribute(logo)}" alt="" />` : '') +
  (action ? `<a slot="actions" href="${inAttribute(actionUrl)}">${inText(action)}</a>` : '')

/** @returns the recommended installation: one tag that contains the options, and what belongs into the body */
function html(design, facts) {
  const { attributes, rest, code } = splitOptions(design, facts)
  const { layout, dialogLayout } = design.page
  const all = [...attributes, ...(layout ? [['layout', layout]] : [])].map(one => written(one, 'data-'))
  if (Object.keys(rest).length > 0)
    all.push(`data-options='${JSON.stringify(rest).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`)
  const css = cssOf(design)
  const head = [
    '<!-- First in <head>, after <meta charset> -->',
    '<link rel="modulepreload" href="/consent-elements/consent-elements.js" />',
    `<script src="/consent-elements/guard.js" data-manager\n  ${all.join('\n  ')}\n></script>`,
    ...(css ? [`<style>\n${css}\n</style>`] : []),
  ]
  const slots = slotsOf(design)
  const banner =
    slots || code.length > 0 ? `<consent-banner${layout ? ` layout="${layout}"` : ''}>${slots}</consent-banner>` : ''
  const script = code.map(([name, text]) => `  document.querySelector('consent-banner').${name} = ${text}`).join('\n')
  const body = [
    '<!-- In <body> -->',
    ...(banner ? [banner] : []),
    ...(script ? [`<script>\n${script}\n</script>`] : []),
    ...(dialogLayout ? [`<privacy-settings-dialog layout="${dialogLayout}"></privacy-settings-dialog>`] : []),
    '<footer><button type="button" data-consent-open>Privacy settings</button></footer>',
  ]
  return `${head.join('\n')}\n\n${body.join('\n')}`
}

// Braces would begin an expression in JSX, and two of them in Vue.
const withoutBraces = text => text.replace(/[{}]/g, brace => `&#${brace.codePointAt(0)};`)
const camelCase = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const asObject = entries =>
  `{\n${entries.map(([name, text]) => `  ${/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name)}: ${indent(text, 2)},`).join('\n')}\n}`
const asEntries = (options, facts) =>
  facts
    .filter(({ name }) => name in options && !isCode(name))
    .map(({ name }) => [name, JSON.stringify(options[name], null, 2)])

/** Bundlers cannot find services that are named at run time, so a bundle imports them. */
function importedServices(text) {
  const services = text.split(' ').filter(Boolean)
  const names = services.map(one => camelCase(one.split('=')[0]))
  const values = services.map((one, at) => {
    const [, id] = /=([^;]*)/.exec(one) ?? []
    return id ? `{ ...${names[at]}, id: ${JSON.stringify(id)} }` : names[at]
  })
  return { line: `import { ${names.join(', ')} } from 'consent-elements/services'\n\n`, code: `[${values.join(', ')}]` }
}

function react(design, facts) {
  const { options, page } = design
  const services = typeof options.services === 'string' ? importedServices(options.services) : null
  const entries = [
    ...asEntries(options, facts).map(([name, text]) => [name, name === 'services' && services ? services.code : text]),
    ...splitOptions(design, facts).code,
  ]
  const css = cssOf(design)
  const slots = slotsOf(design)
  const layout = page.layout ? ` layout="${page.layout}"` : ''
  const banner = slots
    ? `<ConsentBanner${layout}>\n      ${withoutBraces(slots)}\n    </ConsentBanner>`
    : `<ConsentBanner${layout} />`
  return [
    `// vite.config.js\nimport react from '@vitejs/plugin-react'\nimport consentElements from 'consent-elements/vite'\n\nexport default { plugins: [react(), consentElements({ manager: false })] }`,
    `// src/consent-options.js\n${services?.line ?? ''}export const options = ${asObject(entries)}`,
    ...(css ? [`/* src/consent.css */\n${css}`] : []),
    `// src/App.jsx\nimport { ConsentProvider, ConsentBanner, PrivacySettingsDialog } from 'consent-elements/react'\nimport { options } from './consent-options.js'\n${css ? "import './consent.css'\n" : ''}\nexport const App = () => (\n  <ConsentProvider options={options}>\n    ${banner}\n    <PrivacySettingsDialog${page.dialogLayout ? ` layout="${page.dialogLayout}"` : ''} />\n    <footer>\n      <button type="button" data-consent-open>Privacy settings</button>\n    </footer>\n  </ConsentProvider>\n)`,
  ].join('\n\n')
}

function vue(design, facts) {
  const { layout, dialogLayout } = design.page
  const css = cssOf(design)
  const slots = withoutBraces(slotsOf(design))
  const { code } = splitOptions(design, facts)
  const options = asObject(asEntries(design.options, facts))
  const hasBanner = slots !== '' || code.length > 0
  const properties = code.map(([name]) => ` :${name}.prop="${name}"`).join('')
  const script = code.map(([name, text]) => `const ${name} = ${text}`).join('\n')
  const elements = [
    ...(hasBanner
      ? [`<consent-banner${layout ? ` layout="${layout}"` : ''}${properties}>${slots}</consent-banner>`]
      : []),
    ...(dialogLayout ? [`<privacy-settings-dialog layout="${dialogLayout}" />`] : []),
    '<privacy-settings-button>Privacy settings</privacy-settings-button>',
  ]
  return [
    `// vite.config.js\nimport vue from '@vitejs/plugin-vue'\nimport consentElements from 'consent-elements/vite'\n\nconst isCustomElement = tag => /^(consent|privacy)-/.test(tag)\n\nexport default {\n  plugins: [\n    vue({ template: { compilerOptions: { isCustomElement } } }),\n    consentElements({\n${layout && !hasBanner ? `      layout: '${layout}',\n` : ''}      options: ${indent(options, 6)},\n    }),\n  ],\n}`,
    `<!-- src/App.vue -->\n${script ? `<script setup>\n${script}\n</script>\n\n` : ''}<template>\n  ${elements.join('\n  ')}\n</template>${css ? `\n\n<style>\n${css}\n</style>` : ''}`,
  ].join('\n\n')
}

const inPhp = text => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
/** The labels of the plugin's settings page. */
const positions = {
  'bottom-end': 'Bottom, at the end of the line',
  'top-start': 'Top, at the start of the line',
  'top-end': 'Top, at the end of the line',
  bar: 'Bottom, as wide as the window',
  center: 'Centre of the window',
  sheet: 'Sheet at the lower edge of phones',
}
/** The options that are fields of the plugin's settings page, or that the plugin sets itself. */
const fieldsOfPlugin = 'mode backendUrl policyUrl policyVersion services tagManagerId colorScheme pending'.split(' ')
/** The labels of the plugin's boxes for categories, besides the necessary one. */
const boxes = {
  functionality: 'Functionality',
  measurement: 'Measurement',
  experience: 'Experience',
  marketing: 'Marketing',
}

/** @returns the labels of the boxes to check; null where the plugin has none, as for `auto` */
function checkedBoxes(categories) {
  if (typeof categories !== 'string') return null
  const names = categories === 'all' ? Object.keys(boxes) : categories.split(' ').filter(name => name !== 'necessary')
  return names.every(name => name in boxes) ? names.map(name => boxes[name]).join(', ') : null
}

/** @returns the fields of the plugin's settings page with their values, and code for everything else */
function wordpress(design, facts) {
  const { options, page } = design
  const css = cssOf(design)
  const isServed = (options.mode ?? 'c15t') === 'c15t'
  const checked = checkedBoxes(options.categories)
  const fields = [
    ['Categories', checked],
    ['Privacy policy', options.policyUrl],
    ['Version of the policy', options.policyVersion],
    ['Where decisions are stored', isServed ? 'On a consent server' : 'In the browser only'],
    ['Address of the consent server', isServed && options.backendUrl],
    ['Services', options.services],
    ['Google Tag Manager', options.tagManagerId],
    ['Position of the banner', positions[page.layout]],
    ['Colours', options.colorScheme],
  ].filter(([, value]) => typeof value === 'string' && value !== '')
  const isField = (name, value) =>
    fieldsOfPlugin.includes(name) ||
    (name === 'categories' && checked !== null) ||
    (name === 'language' && value === 'page')
  const others = Object.fromEntries(Object.entries(options).filter(([name, value]) => !isField(name, value)))
  const { attributes, rest, code } = splitOptions({ options: others }, facts)
  const slots = slotsOf(design)
  const footer = [
    ...(slots || code.length > 0
      ? [`<consent-banner${page.layout ? ` layout="${page.layout}"` : ''}>${slots}</consent-banner>`]
      : []),
    ...code.map(([name, text]) => `<script>document.querySelector('consent-banner').${name} = ${text}</script>`),
    ...(page.dialogLayout ? [`<privacy-settings-dialog layout="${page.dialogLayout}"></privacy-settings-dialog>`] : []),
  ]
  const lines = attributes.map(([name, value]) => [`data-${name}`, value])
  if (Object.keys(rest).length > 0) lines.push(['data-options', JSON.stringify(rest)])
  const assigned = lines.map(([name, value]) => `\t$attributes['${name}'] = ${inPhp(value)};`).join('\n')
  const filter = `add_filter( 'consent_elements_guard_attributes', function ( $attributes ) {\n${assigned}\n\treturn $attributes;\n} );`
  return [
    `Settings, Consent Elements:\n\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}`,
    ...(lines.length > 0 ? [`functions.php of the theme:\n\n${filter}`] : []),
    ...(css ? [`Appearance, Customize, Additional CSS:\n\n${css}`] : []),
    ...(footer.length > 0 ? [`footer.php of the theme, before wp_footer():\n\n${footer.join('\n')}`] : []),
  ].join('\n\n')
}

/** The formats, by the value of their radio button. */
export const exports = {
  html,
  css: design => cssOf(design) || '/* Every color, font and corner is the default. Choose a brand color. */',
  react,
  vue,
  wordpress,
}
