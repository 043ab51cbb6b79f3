// Writes dist/options.json, of which the playground is made: part of `npm run manifest`, after custom-elements.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { optionFacts } from './option-facts.mjs'

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'))
const { modules } = manifest
const { attributes } = modules.flatMap(({ declarations }) => declarations).find(one => one.tagName === 'consent-banner')
writeFileSync('dist/options.json', JSON.stringify(await optionFacts(attributes)))
// Nobody reads these but tools, and whoever installs us has them on his disk.
writeFileSync('custom-elements.json', JSON.stringify(manifest))
