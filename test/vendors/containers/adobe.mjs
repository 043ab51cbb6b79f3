import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The parts of Adobe's extension "Core" that the rules below use, with what they import. */
const entryFiles = [
  'src/lib/events/libraryLoaded.js',
  'src/lib/events/pageBottom.js',
  'src/lib/events/customEvent.js',
  'src/lib/events/historyChange.js',
  'src/lib/conditions/customCode.js',
  'src/lib/actions/customCode.js',
]

/**
 * Writes a library of Adobe Tags (Launch) as its build does: rules, Adobe's extension "Core", and Adobe's rule engine.
 * @param folder a clone of github.com/adobe/reactor-extension-core
 * @param packages the folder in which `@adobe/reactor-turbine` and `postscribe` are installed
 * @returns the text of the file that the site loads
 */
export function adobeLibrary(folder, packages) {
  const modules = new Map()
  const addModule = path => {
    if (modules.has(path)) return
    modules.set(path, '')
    const isPackage = path.includes('node_modules/')
    const text = readFileSync(isPackage ? join(packages, path) : join(folder, path), 'utf8')
    // A package is one file that imports nothing.
    const imported = isPackage ? [] : [...text.matchAll(/require\(\s*'(\.[^']+)'/g)].map(([, given]) => given)
    modules.set(path, text)
    for (const given of imported) addModule(fileOf(path, given))
  }
  const fileOf = (from, given) => posix.join(posix.dirname(from), given).replace(/(\.js)?$/, '.js')
  entryFiles.forEach(addModule)

  const names = { conditions: 'condition', events: 'event', actions: 'action' }
  const definitions = [...modules].map(([path, text]) => {
    const isShown = entryFiles.includes(path)
    const display = isShown
      ? `name: ${JSON.stringify(path)}, displayName: ${JSON.stringify(names[path.split('/')[2]])},`
      : ''
    return `${JSON.stringify(`core/${path}`)}: { ${display} script: function (module, exports, require, turbine) {\n${text}\n} }`
  })
  const component = (path, settings = '{}', order = 50) =>
    `{ modulePath: 'core/src/lib/${path}.js', settings: ${settings}, ruleOrder: ${order} }`
  const html = (source, extra = '') =>
    component('actions/customCode', `{ language: 'html', source: ${JSON.stringify(source)}${extra} }`)
  const rule = (id, event, conditions, actions) =>
    `{ id: 'RL${id}', name: 'rule ${id}', events: [${event}], conditions: [${conditions}], actions: [${actions}] }`
  const onRoute = component(
    'events/customEvent',
    `{ type: 'site-route', bubbleFireIfParent: true, bubbleFireIfChildFired: true }`,
  )
  const asksConsent = component(
    'conditions/customCode',
    `{ source: function () { return !window.consentManager || window.consentManager.hasConsentFor('marketing') } }`,
  )
  const rules = [
    rule(
      1,
      component('events/libraryLoaded'),
      '',
      html(
        `<script>document.write('<scr' + 'ipt src="https://static.hotjar.com/c/hotjar-1.js"></scr' + 'ipt>')</script>`,
      ),
    ),
    rule(
      2,
      onRoute,
      '',
      html(
        '<img width="1" height="1" alt="" src="https://acme.sc.omtrdc.net/b/ss/acme/1/?pageName=%name%&t=%serial%">',
      ),
    ),
    rule(
      3,
      onRoute,
      asksConsent,
      component(
        'actions/customCode',
        `{ language: 'javascript', source: "fetch('https://www.facebook.com/tr/?ts=' + performance.now() + '&ev=' + event.detail.name, { mode: 'no-cors' })" }`,
      ),
    ),
    rule(
      4,
      component('events/historyChange'),
      '',
      component(
        'actions/customCode',
        `{ language: 'javascript', global: false, source: "navigator.sendBeacon('https://acme.demdex.net/event', 'view-' + location.hash.slice(1))" }`,
      ),
    ),
  ]
  const container = `{
    buildInfo: { minified: false, buildDate: '2026-01-01T00:00:00Z', environment: 'production', turbineVersion: '28' },
    environment: { id: 'EN1', stage: 'production' },
    company: { orgId: 'ABC@AdobeOrg', dynamicCdnEnabled: false },
    property: { name: 'Shop', settings: { domains: ['site.test'], undefinedVarsReturnEmpty: true, ruleComponentSequencingEnabled: false } },
    dataElements: { name: { modulePath: 'core/ours/name.js', settings: {} }, serial: { modulePath: 'core/ours/serial.js', settings: {} } },
    extensions: { core: { displayName: 'Core', settings: {}, modules: {
      'core/ours/name.js': { name: 'name', displayName: 'Name', script: function (module) { module.exports = function () { return window.siteRoute } } },
      'core/ours/serial.js': { name: 'serial', displayName: 'Serial', script: function (module) { var serial = 0; module.exports = function () { return ++serial } } },
      ${definitions.join(',\n')}
    } } },
    rules: [${rules.join(',\n')}]
  }`
  const engine = readFileSync(join(packages, 'node_modules/@adobe/reactor-turbine/dist/engine.js'), 'utf8')
  return `window._satellite = window._satellite || {};\nwindow._satellite.container = ${container};\n${engine}`
}
