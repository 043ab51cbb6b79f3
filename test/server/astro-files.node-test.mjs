import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import consentElements from 'consent-elements/astro'
import { pageFiles } from 'consent-elements/server'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

describe('the Astro integration', () => {
  it('copies the files of the package into the built site, also when Astro builds no client scripts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'astro-files-'))
    try {
      await consentElements().hooks['astro:build:generated']({ dir: pathToFileURL(`${folder}/`) })
      const names = await pageFiles()
      assert.ok(names.includes('consent-elements.js'))
      for (const name of names)
        assert.ok(existsSync(join(folder, `consent-elements-${version}`, name)), `${name} is missing`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('is bundled into every environment of the server, also into that in which Astro 6 and newer prerender', () => {
    const plugins = []
    consentElements().hooks['astro:config:setup']({
      config: { base: '/' },
      updateConfig: ({ vite }) => plugins.push(...vite.plugins),
      addMiddleware() {},
    })
    const bundled = name => plugins.flatMap(plugin => plugin.configEnvironment?.(name)?.resolve.noExternal ?? [])
    for (const name of ['ssr', 'prerender', 'astro']) assert.deepEqual(bundled(name), ['consent-elements'], name)
    assert.deepEqual(bundled('client'), [])
  })
})
