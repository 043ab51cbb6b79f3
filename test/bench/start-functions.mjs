// npm run start:functions: writes build/data/start-functions.json, the functions that the guards call while they start:
// those of guard-body.ts, and the others.
// The build has browsers compile them together with the script. Needs Chromium.
import { writeFileSync } from 'node:fs'
import { parseAst } from 'rollup/parseAst'
import { rollup } from 'rollup'
import { guardFallback } from '../../build/guard-fallback.mjs'
import { functionsByPath } from '../../build/plugins/function-paths.mjs'
import * as plugins from '../../build/plugins/index.mjs'
import { decisions } from './decisions.mjs'
import { launchBrowser, servePages } from './guard-pages.mjs'

const root = new URL('../../', import.meta.url).pathname
const compiler = plugins.transpile(`${root}tsconfig.json`)
/** Returns the text of an entry as a classic script, with the names of its functions. */
async function textOf(entry) {
  const built = await rollup({
    input: `${root}src/entries/${entry}.ts`,
    plugins: plugins.common({ compiler }).filter(plugin => plugin && plugin.name !== 'terser'),
  })
  const { output } = await built.generate({ format: 'iife', name: 'ConsentGuard', ...guardFallback })
  return output[0].code.replaceAll('</script', String.raw`<\/script`)
}
const code = await textOf('guard-whole')

const page = `<!doctype html><meta charset="utf-8"><title>start</title><script>${code}</script><p>Text`
const { origin, stop } = await servePages(query => (query.has('guard') ? page : ''))
const browser = await launchBrowser()
const called = new Set()
for (const [visitor, record] of Object.entries(decisions)) {
  const tab = await browser.newPage()
  const address = `${origin.replace('localhost', `${visitor}.localhost`)}/?`
  await tab.goto(address)
  if (record) await tab.evaluate(value => localStorage.setItem('privacy-consent-storage', value), record)
  const session = await tab.createCDPSession()
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true })
  await tab.goto(`${address}guard`)
  const { result } = await session.send('Profiler.takePreciseCoverage')
  for (const { functions } of result)
    for (const { ranges } of functions) if (ranges[0].count > 0) called.add(ranges[0].startOffset)
}
await browser.close()
stop()

const paths = [...functionsByPath(parseAst(code))].filter(([, node]) => called.has(node.start)).map(([path]) => path)
const inBody = functionsByPath(parseAst(await textOf('guard-body')))
const [body, others] = [paths.filter(path => inBody.has(path)), paths.filter(path => !inBody.has(path))]
writeFileSync(
  `${root}build/data/start-functions.json`,
  `${JSON.stringify({ body: body.toSorted(), others: others.toSorted() }, null, 2)}\n`,
)
console.log(`${paths.length} of ${called.size} called functions have a name`)
