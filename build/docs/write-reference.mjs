// `npm run docs:write`: writes the tables between `<!-- facts: name -->` and `<!-- /facts -->` of docs/reference/ and
// docs/guides/, and the findings in the JSON Schema of audit reports. Names and types come from the code, descriptions
// from descriptions.json. `--check` writes nothing and fails if something differs.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatted } from '../formatted.mjs'
import { markdownTable } from './markdown-table.mjs'
import { referenceFacts } from './reference-facts.mjs'

const folder = new URL('../../docs/', import.meta.url)
const descriptions = JSON.parse(readFileSync(new URL('descriptions.json', import.meta.url), 'utf8'))
const isCheck = process.argv.includes('--check')
const facts = await referenceFacts()
const found = []
const stale = []

const pages = ['reference', 'guides'].flatMap(name =>
  readdirSync(new URL(`${name}/`, folder))
    .filter(file => file.endsWith('.md'))
    .map(file => `${name}/${file}`),
)
for (const file of pages) {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const filled = text.replace(/(<!-- facts: (\w+) -->\n)[^]*?(<!-- \/facts -->)/g, (_, open, name, close) => {
    const { title, head, rows } = facts[name] ?? {}
    if (!rows) throw new Error(`${file} asks for the facts "${name}"; known are ${Object.keys(facts).join(', ')}`)
    found.push(name)
    const describe = row => descriptions[name]?.[row.name] || row.fallback || '–'
    return `${open}${markdownTable([
      [title, ...head, 'description'],
      ...rows.map(row => [`\`${row.name}\``, ...row.cells, describe(row)]),
    ])}\n${close}`
  })
  if (filled === text) continue
  if (isCheck) stale.push(`docs/${file}`)
  else writeFileSync(new URL(file, folder), filled)
}

const schemaFile = new URL('reference/audit.schema.json', folder)
const schema = JSON.parse(readFileSync(schemaFile, 'utf8'))
const ids = facts.auditFindings.rows.map(({ name }) => name)
if (`${schema.$defs.finding.properties.id.enum}` !== `${ids}`) {
  schema.$defs.finding.properties.id.enum = ids
  if (isCheck) stale.push('docs/reference/audit.schema.json')
  else writeFileSync(schemaFile, await formatted(fileURLToPath(schemaFile), JSON.stringify(schema, null, 2)))
}

for (const [name, { rows }] of Object.entries(facts)) {
  const known = rows.map(row => row.name)
  const unused = Object.keys(descriptions[name] ?? {}).filter(one => !known.includes(one))
  if (unused.length > 0)
    console.warn(`descriptions.json describes ${name} that the code does not have: ${unused.join(', ')}`)
  if (found.filter(one => one === name).length !== 1)
    throw new Error(`The table "${name}" must be in exactly one page of docs/reference/ or docs/guides/`)
}
if (stale.length > 0) {
  console.error(`${stale.join(', ')}: they differ from the code. Run npm run docs:write.`)
  process.exitCode = 1
}
