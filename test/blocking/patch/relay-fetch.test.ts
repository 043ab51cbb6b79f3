import { expect } from '@open-wc/testing'
import { patchFetch } from '../../../src/blocking/patch/patch-fetch'
import { relayFetch } from '../../../src/blocking/patch/relay-fetch'
import { rejectionOf } from '../stand-ins'

const call = (receiver: unknown, ...args: unknown[]): Promise<unknown> =>
  Reflect.apply(fetch, receiver, args) as Promise<unknown>

describe('relayFetch', () => {
  before(relayFetch)

  const works = async (): Promise<void> => {
    const { fetch: alone } = window
    expect((await alone('/')).ok).to.equal(true)
    for (const receiver of [undefined, null, window]) expect(await call(receiver, '/')).to.be.instanceOf(Response)
    for (const receiver of [{}, document]) expect(await rejectionOf(call(receiver, '/'))).to.be.instanceOf(TypeError)
  }

  it('calls the native function on what the page calls it on', works)

  it('calls it so while it is patched, too', async () => {
    const restore = patchFetch()
    await works()
    restore()
    await works()
  })
})
