import { defaultReporter } from '@web/test-runner'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { testBrowsers } from './test/support/browsers.mjs'
import { commonjsForBrowsers } from './test/support/commonjs-for-browsers.mjs'
import { totalsReporter } from './test/support/totals-reporter.mjs'

export default {
  files: 'test/**/*.test.{ts,tsx}',
  browsers: await testBrowsers(),
  // Keyboard focus belongs to one page at a time.
  concurrency: 1,
  concurrentBrowsers: 1,
  nodeResolve: { exportConditions: ['browser', 'production'] },
  plugins: [
    commonjsForBrowsers(),
    esbuildPlugin({ ts: true, tsx: true, json: true, jsx: 'automatic', target: 'es2022', tsconfig: 'tsconfig.json' }),
  ],
  testFramework: { config: { timeout: 15000 } },
  browserStartTimeout: 60000,
  testsStartTimeout: 60000,
  reporters: [defaultReporter(), totalsReporter()],
}
