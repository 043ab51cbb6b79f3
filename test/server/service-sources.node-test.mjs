import assert from 'node:assert/strict'
import { it } from 'node:test'
import { serverSource, serviceAt } from './server-source.mjs'

const { pageFiles, serviceSources } = await serverSource()

it('serviceSources lists hosts of granted categories and necessary ones, without paths', async () => {
  const own = [serviceAt('a.example/path'), { ...serviceAt('b.example', 'a.example'), category: 'necessary' }]
  const sources = hosts => hosts.flatMap(host => [`https://${host}`, `https://*.${host}`])
  assert.deepEqual(await serviceSources(own), sources(['a.example', 'b.example']))
  assert.deepEqual(await serviceSources(own, []), sources(['b.example', 'a.example']))
  assert.deepEqual(await serviceSources(own, ['marketing']), sources(['a.example', 'b.example']))
  await assert.rejects(serviceSources('nonesuch other-nonesuch'), /cannot be listed:\n.*nonesuch.*\n.*other-nonesuch/)
})

it('pageFiles is the list of the build', async () =>
  assert.deepEqual(await pageFiles(), ['guard.js', 'consent-elements.js']))
