import { engineTests } from './test/support/long-tests.mjs'
import { runOnly } from './web-test-runner.config.mjs'

/**
 * The fixed subset for the other engines: `WTR_BROWSERS=firefox npx wtr --config web-test-runner.engines.config.mjs`.
 * WTR_FILES names other files, separated by spaces.
 */
export default runOnly(process.env.WTR_FILES?.split(' ') ?? Object.values(engineTests()).flat())
