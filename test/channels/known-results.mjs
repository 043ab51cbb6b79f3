import { readFileSync } from 'node:fs'

/** What `npm run channels -- --json test/channels/results.json` has found, by engine, tier and group. */
export const { dates, engines } = JSON.parse(readFileSync(new URL('results.json', import.meta.url), 'utf8'))
