import { defaultReporter } from '@web/test-runner'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { pages } from './test/support/pages.mjs'
import { plainJson } from './test/support/plain-json.mjs'
import { pretendMore } from './test/support/pretend-more.mjs'
import { testBrowsers } from './test/support/browsers.mjs'
import { consentServer } from './test/support/consent-server.mjs'
import { commonjsForBrowsers } from './test/support/commonjs-for-browsers.mjs'
import { freePort } from './test/support/free-port.mjs'
import { hydratedApps } from './test/support/hydrated-apps.mjs'
import { withReact19 } from './test/support/with-react-19.mjs'
import { slowness, slowResponses } from './test/support/slow-responses.mjs'
import { builtFiles } from './test/support/built-files.mjs'
import { countedWork } from './test/support/counted-work.mjs'
import { bundledTests } from './test/support/bundled-tests.mjs'
import { timesReporter } from './test/support/times-reporter.mjs'
import { totalsReporter } from './test/support/totals-reporter.mjs'

const consent = consentServer()
const built = builtFiles()
const bundled = bundledTests(built.serve)
const isBundled = !process.env.WTR_UNBUNDLED

const config = {
  files: ['test/**/*.test.{ts,tsx}', '!**/node_modules/**'],
  browsers: await testBrowsers(),
  port: await freePort(),
  // Only one page at a time can have keyboard focus.
  concurrency: 1,
  concurrentBrowsers: 1,
  nodeResolve: { exportConditions: ['browser', 'production'] },
  middleware: [slowResponses(), pages(), plainJson(), consent.middleware, ...(isBundled ? [bundled.middleware] : [])],
  plugins: [
    consent.plugin,
    ...pretendMore(),
    built,
    countedWork(),
    ...(isBundled ? [bundled.plugin] : []),
    commonjsForBrowsers(),
    withReact19(),
    hydratedApps(),
    esbuildPlugin({ ts: true, tsx: true, json: true, jsx: 'automatic', target: 'es2022', tsconfig: 'tsconfig.json' }),
  ],
  // Longer than the twenty seconds of test/support/eventually.ts, whose message says what was expected.
  testFramework: { config: { timeout: 30_000 + 100 * slowness } },
  browserStartTimeout: 60_000,
  // test/server/faults.test.ts waits for retries in real time, and was cut off after the usual 2 minutes.
  // test/attacks/fuzz.test.ts takes four minutes with ATTACKS=60 on a busy machine.
  testsFinishTimeout: (process.env.ATTACKS ? 10 : 5) * 60_000 + 200 * slowness,
  testsStartTimeout: 60_000 + 200 * slowness,
  reporters: [defaultReporter(), totalsReporter(), timesReporter()],
}

/** @returns the configuration that runs and bundles only these test files */
export const runOnly = files => {
  bundled.only(files)
  return { ...config, files }
}

export default config
