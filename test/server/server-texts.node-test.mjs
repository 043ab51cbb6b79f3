// The example server sends no texts of its own, because they would replace the banner's, which name the purposes.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { withoutTexts } from '../../examples/server/without-texts.mjs'

it('the answer about the banner keeps its fields and headers, and loses its texts', async () => {
  const answer = { jurisdiction: 'GDPR', location: { countryCode: 'DE' }, translations: { language: 'en' } }
  const sent = await withoutTexts(Response.json(answer, { headers: { vary: 'Sec-GPC' } }))
  assert.deepEqual(await sent.json(), { jurisdiction: 'GDPR', location: { countryCode: 'DE' } })
  assert.equal(sent.headers.get('vary'), 'Sec-GPC')
})

it('other answers stay as they are', async () => {
  const list = [{ id: 1, translations: 'mine' }]
  assert.deepEqual(await (await withoutTexts(Response.json(list))).json(), list)
  const failed = new Response('{"jurisdiction":"GDPR","translations":{}}', { status: 500 })
  assert.equal(await withoutTexts(failed), failed)
})
