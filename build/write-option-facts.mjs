// Writes dist/options.json for the theme studio. Part of `npm run manifest`, after custom-elements.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { optionFacts } from './option-facts.mjs'

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'))
// The theme studio shows the descriptions of the reference pages, as plain text.
const { options: described } = JSON.parse(readFileSync('build/docs/descriptions.json', 'utf8'))
const plain = text => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')
const facts = (await optionFacts()).map(fact => ({
  ...fact,
  description: plain(described[fact.name] ?? fact.description),
}))
writeFileSync('dist/options.json', JSON.stringify(facts))
// Minified, because only tools read it and every installation contains it.
writeFileSync('custom-elements.json', JSON.stringify(manifest))
