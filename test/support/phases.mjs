// What `npm test`, `npm run test:all`, CI and `npm run test:nightly` run. See test/run.mjs.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const checks = [
  ['types', 'npm run --silent typecheck'],
  // Lint needs one of two cores for as long as the build needs the other.
  ['lint', 'npm run --silent lint'],
]
const shards = (set, parts) =>
  Array.from({ length: parts }, (_, at) => [
    `browser tests ${at + 1}/${parts}`,
    `WTR_SET=${set} WTR_SHARD=${at + 1}/${parts} npx wtr --config test/web-test-runner.part.config.mjs`,
  ])

/** What reads the whole build. The longest is first, because the phases of a group end together then. */
const built = [
  ['bundlers', 'node test/bundlers/run.mjs --fast'],
  ['tarball', 'node test/package/tarball.mjs'],
  ['prerendered', 'node test/package/prerendered.mjs'],
  ['React streams', 'node test/package/react-streams.mjs'],
  ['docs', 'npm run --silent docs'],
  ['entry points', 'node test/package/node-entry-points.mjs'],
  ['cookie domains', 'node test/package/cookie-domains.mjs'],
  ['board at 400 %', 'node test/package/check-board.mjs --sizes 320x256'],
]
const examplePages = ['example pages', 'node test/package/example-pages.mjs']
/** What a new owner does: an empty folder, `npm install && npm start`, and every page of the examples. */
const fromNothing = ['from nothing', 'npm run --silent test:from-nothing']
const size = ['size', 'npm run --silent size']
/** .ci/run installs both browsers where it can. */
const mayInstall = process.getuid?.() === 0
const engines = () =>
  [
    ['Firefox', 'node test/run-engines.mjs firefox', '/usr/bin/firefox-esr'],
    ['WebKit', 'node test/run-engines.mjs webkit', '/usr/bin/WebKitWebDriver'],
  ].filter(([name, , path]) => {
    const isRun = mayInstall || existsSync(path)
    if (!isRun) console.log(`${name} is not installed, so its tests do not run.`)
    return isRun
  })

/**
 * What takes long and is rarely red, or needs the newest packages of npm: name, command, and why it is not in CI.
 * docs/internals/nightly.md has the same table, which `npm run docs` compares.
 */
export const nightly = [
  [
    'node',
    'npx --yes node@latest test/support/run-node-tests.mjs',
    'the Node tests in the newest Node, and one of 41,000 decisions; CI has Node 20',
  ],
  ['chromium', 'CHROME_SHELL=0 npx wtr', 'the browser tests in an installed Chromium; CI has the headless shell'],
  ['webkit', 'node test/run-engines.mjs webkit --seen', 'views and journeys, two of which hung in WebKitGTK'],
  [
    'publishers',
    'node test/run-engines.mjs firefox webkit --publishers',
    'pages with TCF, GPP and consent or pay in Firefox and WebKit; CI has four files of them in Firefox, and two in WebKit',
  ],
  [
    'windows',
    'WTR_SET=windows npx wtr --config test/web-test-runner.part.config.mjs',
    'each layout of the banner in each window, 90 s',
  ],
  [
    'expressions',
    'EXPRESSIONS=all node --test test/attacks/expressions.node-test.mjs',
    'each regular expression, two minutes; CI checks new ones',
  ],
  ['attacks', 'npm run --silent test:attacks', '60 times as long as in CI, with another seed each night'],
  ['attacks-engines', 'node test/run-engines.mjs firefox webkit --attacks', 'the attacks in Firefox and WebKit'],
  ['hostile', 'npm run --silent test:fuzz -- 20000', 'the fuzzer of the server; CI has a shorter one'],
  ['clients', 'npm run --silent test:clients', 'clients of c15t, 310 MB'],
  ['bundlers', 'npm run --silent test:bundlers', 'every bundler; CI has three'],
  ['frameworks', 'npm run --silent test:frameworks', 'installs each framework'],
  ['examples', 'npm run --silent test:examples', 'builds an application of each framework'],
  ['init', 'npm run --silent test:init', 'new projects of `npm create`'],
  ['documented', 'npm run --silent test:documented', 'the code of the framework pages in such projects'],
  ['owners', 'npm run --silent test:owners', '25 sites, ten minutes'],
  ['extensions', 'npm run --silent test:extensions', "needs PHP; installs Shopify's checker"],
  ['wordpress-debian', 'npm run --silent test:wordpress-debian', 'needs WordPress and MariaDB of Debian'],
  ['platforms', 'npm run --silent test:platforms', 'new projects of each platform'],
  ['by-hand', 'npm run --silent test:by-hand', 'what the pages of ten platforms say by hand'],
  ['minifiers', 'npm run --silent test:minifiers', 'installs five minifiers of pages'],
  ['web-views', 'npm run --silent test:web-views', 'needs WebKitGTK and Python of Debian'],
  ['vendors', 'npm run --silent test:vendors', 'installs the SDKs'],
  ['containers', 'npm run --silent test:containers', 'clones the code of tag managers'],
  ['imports', 'npm run --silent test:imports', 'installs five other consent tools'],
  ['libraries', 'npm run --silent test:libraries', 'installs libraries that patch the same functions'],
  ['software', 'npm run --silent test:software', 'installs libraries that stress the DOM'],
  ['wordpress', 'npm run --silent test:wordpress', 'WordPress in WebAssembly, 160 MB'],
  ['channels', 'npm run --silent channels:check', 'each way to send a request, in an installed Chromium'],
  ['trees', 'npm run --silent test:trees', 'needs the drivers of an installed Chromium and of WebKitGTK'],
  ['board', 'npm run --silent test:board', 'each state of the board, four minutes; CI has those of a zoom of 400 %'],
  ['window', 'npm run --silent test:window', 'the same ways while the whole guard is late, half an hour'],
  ['autoconsent', 'npm run --silent test:autoconsent', 'the headless shell has no extensions'],
  ['page-life', 'npm run --silent test:page-life', 'the headless shell has no page cache'],
  ['audit', 'npm run --silent test:audit', 'visits whole sites in an installed Chromium'],
  ['doctor', 'npm run --silent test:doctor', 'the same'],
]

/** What runs beside the build. All else waits for it. */
export const needsNoBuild = new Set(['build', 'types', 'lint', 'from nothing'])

/**
 * Returns the phases in their order. They run side by side.
 * @param {'quick' | 'all' | 'ci' | 'nightly'} kind
 * @param {{isBuilt?: boolean, names?: string[]}} options whether dist/ is tested as it is, and the nightly phases to run
 */
export function phasesOf(kind, { isBuilt = false, names = [] } = {}) {
  const build = command => (isBuilt ? [] : [['build', command]])
  // One process for each core, and one more, because browsers wait part of their time.
  const parts = Math.min(availableParallelism() + 1, 6)
  if (kind === 'quick')
    return [
      ...build('npm run --silent build:pages && node build/tools.mjs'),
      ...checks,
      ['Node tests', 'npm run --silent test:node -- --fast'],
      ...shards('quick', parts),
    ]
  if (kind === 'nightly') {
    const unknown = names.filter(name => nightly.every(([known]) => known !== name))
    if (unknown.length > 0)
      throw new Error(`Unknown: ${unknown.join(', ')}; known are ${nightly.map(([name]) => name).join(', ')}`)
    return [
      ...build('npm run --silent build'),
      ...nightly.filter(([name]) => names.length === 0 || names.includes(name)),
    ]
  }
  const tests = [
    ...['1/2', '2/2'].map(part => [
      `Node tests ${part}`,
      `NODE_PART=${part} npm run --silent test:node${kind === 'ci' ? ' -- --ci' : ''}`,
    ]),
    ...shards(kind, parts),
  ]
  return [
    ...build('npm run --silent build'),
    ...checks,
    ...(kind === 'ci' ? [fromNothing, ...engines(), ...tests, ...built, size] : [...tests, ...built, examplePages]),
  ]
}
