import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { after, test } from 'node:test'
import {
  catalogue,
  serviceFile,
  serviceNamesModule,
  writeServiceFiles,
  writeServicesJson,
} from '../../build/services.mjs'
import { servicesPage } from '../../build/write-service-docs.mjs'

const folder = mkdtempSync(join(tmpdir(), 'consent-elements-services-'))
after(() => rmSync(folder, { recursive: true }))
const services = await catalogue()
await writeServiceFiles(folder, '0.0.0')
const json = JSON.parse(readFileSync(await writeServicesJson(folder), 'utf8'))
const load = name => import(pathToFileURL(join(folder, serviceFile(name, '0.0.0'))).href)

test('each service of the catalogue is a separate, small module without imports', async () => {
  assert.equal(readdirSync(join(folder, 'services')).length, services.length)
  for (const service of services) {
    const text = readFileSync(join(folder, serviceFile(service.name, '0.0.0')), 'utf8')
    assert.ok(text.length < 4096, `${service.name}: ${text.length} characters`)
    assert.ok(!/\bimport\b\s*[{"']/.test(text), service.name)
  }
  const { service } = await load('google-analytics')
  const { loader, ...facts } = services.find(({ name }) => name === 'google-analytics')
  assert.deepEqual({ ...service, loader: undefined }, { ...facts, loader: undefined })
  assert.equal(String(service.loader.id.pattern), String(loader.id.pattern))
})

test('services.json contains every service without functions', () => {
  assert.equal(json.length, services.length)
  assert.equal(json.find(({ name }) => name === 'google-analytics').id.example, 'G-ABC123DEF4')
  assert.ok(json.every(service => !('loader' in service)))
})

test('services.js exports every service by its name', async () => {
  const file = await import(pathToFileURL(join(folder, 'services.js')).href)
  assert.deepEqual(
    Object.values(file)
      .map(({ name }) => name)
      .toSorted(),
    services.map(({ name }) => name).toSorted(),
  )
  const types = readFileSync(join(folder, 'types/services.d.ts'), 'utf8')
  for (const name of Object.keys(file)) assert.ok(types.includes(`const ${name}: Service`), name)
})

test('the names in error messages, and the reference page, match the catalogue', async () => {
  const read = path => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  assert.equal(read('src/services/service-names.ts'), await serviceNamesModule(), 'run npm run build')
  assert.equal(read('docs/reference/services.md'), servicesPage(services), 'run npm run services:docs')
})
