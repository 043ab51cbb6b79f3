// Each platform: `init` finishes the installation in one plan that can be undone, and the code of the platform's page in
// docs/frameworks/ is word for word what it writes.
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openProject } from './init/open-project.mjs'
import { platforms } from './init/platforms.mjs'

const docs = fileURLToPath(new URL('../../docs/frameworks/', import.meta.url))
const applied = ['--yes', '--policy-url', '/privacy']

/** The code of a page: each block whose first line is a comment with the path of a file. */
function blocksOf(page) {
  const text = readFileSync(join(docs, `${page}.md`), 'utf8')
  return [...text.matchAll(/^```\w+\n\W*([\w./-]+\.[\w.]+|\.parcelrc|Gemfile)\b[^\n]*\n([^]*?)^```$/gm)].map(
    ([, path, code]) => ({
      path,
      // `…` stands for the owner's own lines.
      parts: code.split(/^\s*(?:…|<!-- … -->|\/\/ …|# …|\{\/\* … \*\/\})\s*$/m).map(part => part.trim()),
    }),
  )
}
/** A text without indentation, blank lines, and the differences that formatters make. */
const plain = text =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join('\n')

describe('init on platforms', { concurrency: 2 }, () => {
  for (const [name, { page, copied, files, edits = {}, untouched = [] }] of Object.entries(platforms))
    test(`finishes the installation in ${name}, once, and can be undone`, async () => {
      const { folder, init, read, snapshot, remove } = openProject(files)
      const before = snapshot()
      const first = await init(...applied)
      strictEqual(first.status, 0, first.stdout + first.stderr)
      if (copied) ok(existsSync(join(folder, copied, 'guard.js')), `no files in ${copied}:\n${first.stdout}`)
      for (const [path, texts] of Object.entries(edits))
        for (const text of texts) ok(read(path).includes(text), `${path} lacks ${text}:\n${read(path).slice(0, 2000)}`)
      if (page && page !== 'other-platforms') {
        const blocks = blocksOf(page)
        ok(blocks.length > 0, `docs/frameworks/${page}.md names no file in its code`)
        for (const { path, parts } of blocks)
          for (const part of parts)
            ok(plain(read(path)).includes(plain(part)), `${path} lacks what the page says:\n${part}\n\n${read(path)}`)
      }
      // Nothing is left to do by hand but to install the package.
      const byHand = /By hand:\n\n([^]*)$/.exec(first.stdout)?.[1] ?? ''
      match(byHand, /^(\s*|- Install the package:\s+npm install\s+Done\.[^]*|Done\.[^]*)$/, first.stdout)
      for (const path of untouched) strictEqual(read(path), files[path])
      const after = snapshot()
      const second = await init(...applied)
      strictEqual(second.status, 0, second.stdout)
      match(second.stdout, /Nothing to change in the files\./)
      deepStrictEqual(snapshot(), after)
      strictEqual((await init('--undo')).status, 0)
      deepStrictEqual(snapshot(), before)
      remove()
    })

  test('every platform page has at most 60 lines', () => {
    for (const page of new Set(Object.values(platforms).flatMap(({ page: one }) => one ?? []))) {
      const lines = readFileSync(join(docs, `${page}.md`), 'utf8')
        .trimEnd()
        .split('\n').length
      ok(lines <= 60, `docs/frameworks/${page}.md has ${lines} lines`)
    }
  })

  /** Projects that init does not know, with the file that it must name. */
  const unknown = {
    'PHP pages': {
      'index.php': '<?php include "x.php"; ?>\n<html><head><title>A</title></head><body></body></html>\n',
    },
    'a theme of Ghost': {
      'default.hbs': '<!DOCTYPE html>\n<html>\n<head>\n{{ghost_head}}\n</head>\n<body>{{{body}}}</body>\n</html>\n',
    },
    'views of Spring': {
      'src/main/resources/templates/layout.html': '<html xmlns:th="x"><head>{{ x }}</head><body></body></html>\n',
    },
    'a server in Go': {
      'web/views/base.gohtml': '<html><head><title>{{ .Title }}</title></head><body></body></html>\n',
    },
  }
  for (const [name, files] of Object.entries(unknown))
    test(`says the lines, the file and the page for ${name}, and exits with 0`, async () => {
      const { init, snapshot, remove } = openProject(files)
      const before = snapshot()
      const { status, stdout } = await init('--print', '--policy-url', '/privacy')
      strictEqual(status, 0)
      ok(stdout.includes(`${Object.keys(files)[0]}: init does not know`), stdout)
      match(stdout, /<script src="\/consent-elements\/guard\.js" data-manager[^]*data-consent-open/)
      match(stdout, /docs\/frameworks\/other-platforms\.md/)
      deepStrictEqual(snapshot(), before)
      remove()
    })

  test('names snippets of vendors in templates, which are not edited', async () => {
    const { init, remove } = openProject({
      ...platforms['Rails 8'].files,
      'app/views/shared/_head.html.erb': `<% if true %>\n<script>gtag('js', new Date()); gtag('config', 'G-AB12CD3')</script>\n<% end %>\n`,
    })
    match(
      (await init('--print')).stdout,
      /_head\.html\.erb: This starts Google Analytics\. Remove it[^]*google-analytics=G-AB12CD3/,
    )
    remove()
  })
  test('names the measurement that the preset of Docusaurus starts by itself', async () => {
    const { files } = platforms['Docusaurus 3']
    const config = files['docusaurus.config.ts'].replace(`{docs: {`, `{gtag: {trackingID: 'G-AB12CD3'}, docs: {`)
    const { init, remove } = openProject({ ...files, 'docusaurus.config.ts': config })
    match(
      (await init('--print')).stdout,
      /starts G-AB12CD3 in front of the guard\. Remove gtag[^]*google-analytics=G-AB12CD3/,
    )
    remove()
  })
  test('writes the addresses of a site in a subfolder', async () => {
    for (const [name, path, from, to] of [
      ['Docusaurus 3', 'docusaurus.config.ts', `baseUrl: '/'`, `baseUrl: '/docs/'`],
      ['VitePress', 'docs/.vitepress/config.mts', `title:`, `base: '/docs/',\n  title:`],
    ]) {
      const { files } = platforms[name]
      const { init, read, remove } = openProject({ ...files, [path]: files[path].replace(from, to) })
      await init('--yes')
      match(read(path), /['"]\/docs\/consent-elements\/guard\.js['"]/)
      remove()
    }
  })
})
