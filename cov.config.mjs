import { runOnly } from './web-test-runner.config.mjs'
import { allTests } from './test/support/long-tests.mjs'
const pick = (process.env.PICK ?? 'consent').split(',')
const c = runOnly(allTests().filter(f => pick.some(p => f.startsWith('test/' + p))))
export default {
  ...c,
  coverage: true,
  coverageConfig: {
    include: ['src/**/*.{ts,tsx}'],
    report: true,
    reporters: ['json'],
    reportDir: '/tmp/cov/' + pick[0].replace(/\W/g, '_'),
    threshold: {},
  },
}
