import { expect } from '@open-wc/testing'
import { onlyNecessary } from '../../src/consent/consents'
import { consentServer, type Behaviour } from '../support/consent-server-client'
import { closePages } from '../support/open-page'
import { isHeldBack, visit } from './visit'

// The database of the first server takes some seconds to start.
before(async function () {
  this.timeout(60_000)
  await consentServer('v2-question-first')
})
afterEach(closePages)

/** The faulty states of a server when a page opens. `banner-question.test.ts` has more under protocol 1. */
const faults: Record<string, Behaviour> = {
  down: { mode: 'down' },
  'broken off in the middle of its answer': { mode: 'cut' },
  'answering 429 with Retry-After': { mode: 429, headers: { 'retry-after': '60' } },
  'without its database': { mode: 500, body: { code: 'INTERNAL_SERVER_ERROR' } },
  'answering HTML': { mode: 'html' },
}

for (const protocol of ['1', '2'] as const)
  describe(`under protocol ${protocol}, a page that opens while the server is`, () => {
    for (const [what, behaviour] of Object.entries(faults))
      it(`${what} shows the banner, grants nothing and stores nothing`, async () => {
        localStorage.clear()
        const server = await consentServer(`v${protocol}-question-${what.replaceAll(' ', '-')}`)
        await server.behave({ ...behaviour, only: protocol === '2' ? '/init' : '/show-consent-banner' })
        const page = await visit(server.url, { options: { protocol } })
        await page.find('[part=banner]')
        expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
        expect(await isHeldBack(page)).to.equal(true)
        expect(Object.keys(localStorage)).to.deep.equal([])
      })
  })
