// The example server sends no texts of its own, because they would replace the banner's, which name the purposes.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { installBackend } from '../../examples/server/install.mjs'

await installBackend(line => console.error(line))
const { createBackend } = await import('../../examples/server/backend.mjs')

it('the answer about the banner has the jurisdiction, and no texts', async () => {
  const handle = await createBackend()
  const response = await handle(new Request('http://localhost/api/c15t/init', { headers: { 'cf-ipcountry': 'DE' } }))
  assert.equal(response.status, 200)
  const answer = await response.json()
  assert.equal(answer.jurisdiction, 'GDPR')
  assert.equal('translations' in answer, false)
})
