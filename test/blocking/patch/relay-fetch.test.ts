import { expect } from '@open-wc/testing'
import { patchFetch } from '../../../src/blocking/patch/patch-fetch'
import { relayFetch } from '../../../src/blocking/patch/relay-fetch'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
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

  it('has the name and the text of the native function, and is there once', () => {
    const { fetch: ours } = window
    expect([ours.name, ours.length]).to.deep.equal(['fetch', 1])
    expect(`${ours}`).to.match(/^(?:async )?function fetch\(\) \{\s+\[native code\]\s+\}$/)
    relayFetch()
    expect(window.fetch).to.equal(ours)
  })

  it('is patched at any time, without another function in the page, and unpatched again', async () => {
    const { fetch: ours } = window
    const { judges, relay } = pageBlocker()
    judges.push((url, channel) => (url.includes('tracker') ? { url, channel, category: 'marketing' } : null))
    const { native } = relay!
    const sent: unknown[] = []
    relay!.native = (args, self) => {
      sent.push(self, ...args)
      return Promise.resolve(new Response())
    }
    const restore = patchFetch()
    expect(window.fetch).to.equal(ours)
    expect((await rejectionOf(fetch('https://tracker.example/'))).message).to.contain('blocked due to missing consent')
    const init = {}
    await Reflect.apply(fetch, window, ['https://shop.example/', init])
    expect(sent.splice(0)).to.deep.equal([window, 'https://shop.example/', init])
    expect(restore()).to.equal(true)
    await fetch('https://tracker.example/')
    expect(sent[1]).to.equal('https://tracker.example/')
    relay!.native = native
    judges.pop()
  })
})
