import { shortTests } from './test/support/long-tests.mjs'
import { runOnly } from './web-test-runner.config.mjs'

/** What blocks, stores, and talks to the server. A failure fails CI, except with `ENGINES_DECIDE=0`. */
const deciding = ['blocking', 'client', 'store']
/** CI prints what fails in these. They move up once whole runs stay green. */
const reported = ['views', 'journeys']

const folders = process.env.WTR_FOLDERS === 'reported' ? reported : deciding

/**
 * The fixed subset for the other engines: `WTR_BROWSERS=firefox npx wtr --config web-test-runner.engines.config.mjs`.
 * With `WTR_FOLDERS=reported`, those that are only printed.
 */
export default runOnly(shortTests().filter(file => folders.some(folder => file.startsWith(`test/${folder}/`))))
