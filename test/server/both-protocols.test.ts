import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages, type Page } from '../support/open-page'
import { errorsOf, eventually, keptRecord, press, queued, visit } from './visit'

let count = 0
let server: ConsentServer

// The database of the first server takes some seconds to start.
before(async function () {
  this.timeout(60_000)
  await consentServer('serve-first')
})
beforeEach(async () => {
  localStorage.clear()
  server = await consentServer(`serve-${Date.now()}-${count++}`)
})
afterEach(closePages)

const arrive = (protocol: string): Promise<Page> => visit(server.url, { options: { protocol } })
const paths = async (): Promise<string[]> => (await server.calls()).map(({ method, path }) => `${method} ${path}`)
const statuses = async () => [...new Set((await server.calls()).map(({ status }) => status))]
const delivered = () => eventually('the server has confirmed', () => queued().length === 0)
async function stored() {
  const { consents } = (await (await fetch(`${server.url}/subjects/${keptRecord()!.subjectId!}`)).json()) as {
    consents: { preferences: Record<string, boolean> }[]
  }
  return consents
}

describe('consent-elements serve', () => {
  it('answers protocol="auto" without a 404, and all decisions of a visitor have one subject', async () => {
    await server.behave({ country: 'DE' })
    const page = await arrive('auto')
    await press(page, '[data-action=accept]')
    await delivered()
    const { subjectId } = keptRecord()!
    expect(subjectId).to.match(/^sub_/)
    ;(await page.manager()).rejectAll()
    await delivered()
    page.close()
    const next = await arrive('auto')
    ;(await next.manager()).acceptAll()
    await delivered()
    expect(keptRecord()!.subjectId).to.equal(subjectId)
    expect(await stored()).to.have.length(3)
    expect((await paths()).filter(path => !path.includes('sub_'))).to.deep.equal([
      'GET /api/c15t/show-consent-banner',
      'POST /api/c15t/subjects',
      'POST /api/c15t/subjects',
      'POST /api/c15t/subjects',
    ])
    expect(await statuses()).to.deep.equal([200])
    expect(errorsOf(page)).to.deep.equal([])
  })

  it('continues with protocol 2 after a first attempt that failed', async () => {
    await server.behave({ mode: 503, times: 1, country: 'DE' })
    const page = await arrive('auto')
    await press(page, '[data-action=reject]')
    await delivered()
    expect((await paths()).at(-1)).to.equal('POST /api/c15t/subjects')
    expect(keptRecord()!.subjectId).to.match(/^sub_/)
  })

  for (const protocol of ['1', '2'])
    it(`stores a decision by protocol ${protocol} as well`, async () => {
      const page = await arrive(protocol)
      await press(page, '[data-action=reject]')
      await delivered()
      expect((await paths()).at(-1)).to.equal(`POST /api/c15t/${protocol === '1' ? 'consent/set' : 'subjects'}`)
      expect(await statuses()).to.deep.equal([200])
    })
})
