// The table of other databases in docs/internals/consent-server.md names everything that today's statements need of an engine.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import ts from 'typescript'

const sources = new URL('../../src/serve/', import.meta.url)
const page = readFileSync(new URL('../../docs/internals/consent-server.md', import.meta.url), 'utf8')
const table = page
  .slice(page.indexOf('## Other databases'))
  .split('\n')
  .filter(line => line.startsWith('|'))
  .map(line => line.split('|')[1])
  .join('\n')

/** What every engine of the table has, by the standard. */
const standard = 'any coalesce count exists in key left max min now sum update using values varchar over on'.split(' ')

/** What PostgreSQL has beyond the standard, or what distributed engines limit. */
const constructs = {
  '`with`': /\bwith \w+ as \(/,
  '`with recursive`': /\bwith recursive\b/,
  '`update … from`': /\bupdate "\w+" \w+ set [^;]*?\bfrom\b/,
  '`distinct on`': /\bdistinct on\b/,
  '`on conflict`': /\bon conflict\b/,
  '`returning`': /\breturning\b/,
  '`for update`': /\bfor update\b/,
  '`cross join lateral`': /\bcross join lateral\b/,
  '`filter`': /\bfilter \(where\b/,
  '`::timestamp`': /::timestamp\b/,
  '`partition by range`': /\bpartition by range\b/,
  '`at time zone`': /\bat time zone\b/,
}

/** Returns the texts in the sources that are SQL, in lower case. */
function statements() {
  const found = []
  for (const file of readdirSync(sources, { recursive: true }).filter(name => name.endsWith('.ts'))) {
    const source = ts.createSourceFile(file, readFileSync(new URL(file, sources), 'utf8'), ts.ScriptTarget.Latest)
    const visit = node => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
        const parts = node.templateSpans?.map(({ literal }) => literal.text) ?? []
        const text = [node.head?.text ?? node.text, ...parts].join('?').trim()
        const isSql =
          /^(select|insert into|delete from|with|create|alter table|update "?\w+"? (\w+ )?set) /.test(text) ||
          /^(and |where )?"?\w+(\."\w+")? (in|=|<|>) /.test(text)
        if (isSql || /\bfrom json_to_recordset\(/.test(text)) found.push(text.replaceAll(/\s+/g, ' ').toLowerCase())
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

it('The table of other databases names each function and construct of the statements, and no other construct', () => {
  const all = statements()
  assert.ok(all.length > 60, `${all.length} statements were found`)
  const names = new Set(all.flatMap(text => [...text.matchAll(/(?<!\bas )\b([a-z_]+)\(/g)].map(([, name]) => name)))
  const missing = [...names].filter(name => !standard.includes(name) && !table.includes(`\`${name}`)).toSorted()
  assert.deepEqual(missing, [], 'functions that no row names')
  for (const [name, pattern] of Object.entries(constructs))
    assert.equal(
      table.includes(name.slice(0, -1)),
      all.some(text => pattern.test(text)),
      name,
    )
})
