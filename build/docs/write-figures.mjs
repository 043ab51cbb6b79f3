// Writes the figures in the README and the guard's guide from the measurements and the generated lists. Part of `npm run docs:write`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const read = path => readFileSync(new URL(path, root), 'utf8')
/** Returns the first group of the expression's match in the page. */
function figure(path, expression) {
  const found = expression.exec(read(path))?.[1]
  if (found === undefined) throw new Error(`${path} has no figure ${expression}`)
  return found
}
const benchmarks = 'docs/internals/benchmarks.md'
const channels = 'docs/internals/channels.md'
/** Returns the value of a row of the goals, which `npm run bench -- --write` writes. */
const measured = (what, installation) =>
  Number(figure(benchmarks, new RegExp(`^\\| ${what} \\| ${installation} \\|[^|]*\\|[^|]*\\| ([\\d.]+)[^|]*\\|`, 'm')))
const paint = measured('new: first paint', 'README').toFixed(2)
const share = measured('new: banner', 'README').toFixed(2)
const first = measured('new: bytes until idle, slow line, settings never opened', 'README')
const again = measured('returning, granted: bytes', String.raw`README \(three services\)`)
const ordinary = figure(channels, /\| tier \| engine \| ordinary \((\d+)\)/)
const [certain, usual] = figure(channels, /\| standard \| Chromium \| ([^|]+?) \|/).split(' · ')
const [strict] = figure(channels, /\| strict \| Chromium \| ([^|]+?) \|/).split(' · ')
const languages =
  readdirSync(new URL('src/translations/languages/', root)).filter(file => !/informal/.test(file)).length + 1

const lines = `- **Blocks trackers.** Of ${ordinary} common ways to send a request, the guard blocks ${certain} always and ${usual} in most cases. Its tier \`strict\` blocks ${strict}. Measured in Chromium.
- **Size.** With the tag of the quick start, new visitors on a slow line download ${Math.round(first)} kB, until the page is idle. With three services, returning ones who have accepted download ${Math.round(again)} kB.
- **Speed.** With the tag of the quick start, first paint takes ${paint} times that of a page with vanilla-cookieconsent, and the banner ${share} times.
- **Complete.** ${languages} languages, Google Consent Mode v2, proof of consent, a catalogue of services, and deletion of cookies on withdrawal.
- **Tested.** Some 2,000 tests in Chromium, Firefox and WebKit, and every figure has a command: [benchmarks](docs/internals/benchmarks.md).`

/** Writes a page, or with `--check` only reports that it differs. */
function update(path, text) {
  if (text === read(path)) return
  if (process.argv.includes('--check')) {
    console.error(`${path}: the figures differ from the measurements. Run npm run docs:write.`)
    process.exitCode = 1
  } else writeFileSync(new URL(path, root), text)
}
update(
  'README.md',
  read('README.md').replace(
    /(<!-- figures -->\n)[^]*?(<!-- \/figures -->)/,
    (_, open, close) => `${open}${lines}\n${close}`,
  ),
)

const count = (path, what) => Number(figure(path, new RegExp(`The (\\d+) ${what}`)))
const rules = 'src/blocking/rules'
const hosts = count(`${rules}/tracking-hosts.ts`, 'tracking hosts')
const names = count(`${rules}/listed-keys.ts`, 'cookies') + count(`${rules}/listed-databases.ts`, 'databases')
update(
  'docs/guides/guard.md',
  read('docs/guides/guard.md')
    .replace(/has one list of [\d,]+ hosts/, `has one list of ${hosts.toLocaleString('en')} hosts`)
    .replace(/The list has [\d,]+ names/, `The list has ${names.toLocaleString('en')} names`),
)
