/**
 * The consent server. It is started by `npx consent-elements serve`; these functions are for programs that embed it.
 * @packageDocumentation
 */
export { createApp } from './serve/create-app'
export { openDatabase } from './serve/open-database'
export { prepareDatabase } from './serve/prepare-database'
export { readDecisions } from './serve/read-decisions'
export { readSettings } from './serve/settings'
export { openSigningKey } from './serve/signing-key'
export { startServer } from './serve/start-server'
export { loadTracer } from './serve/traces/load-tracer'
export { runServe } from './serve/run-serve'
export { runConsents } from './serve/run-consents'
export { policies } from './serve/policies'
