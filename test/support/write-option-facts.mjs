// Writes dist/options.json, of which the playground is made: part of `npm run manifest`, after custom-elements.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { optionFacts } from './option-facts.mjs'

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'))
const { attributes } = modules.flatMap(({ declarations }) => declarations).find(one => one.tagName === 'consent-banner')
writeFileSync('dist/options.json', `${JSON.stringify(await optionFacts(attributes), null, 2)}\n`)
