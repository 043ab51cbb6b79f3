import { expect } from '@open-wc/testing'
import type { Judge } from '../../../src/blocking/rules/blocking-rules'
import { patchFetch } from '../../../src/blocking/patch/patch-fetch'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import type { Realm } from '../../../src/blocking/realm/realm'
import { decideBy, rejectionOf, standInForFetch } from '../stand-ins'

/** Blocks URLs that contain "tracker". */
const held: Judge = (url, channel) => (url.includes('tracker') ? { url, category: 'marketing', channel } : null)
const tracker = 'https://tracker.example/a'
const textOf = (url: string): string => `Request to ${url} blocked due to missing consent`

describe('patchFetch', () => {
  decideBy(held)
  let standIn: ReturnType<typeof standInForFetch>
  let restore: () => boolean
  const patch = (): void => {
    standIn = standInForFetch()
    restore = patchFetch()
  }
  afterEach(() => {
    restore()
    standIn?.restore()
  })

  it('rejects a blocked call with the text of the specification, as the TypeError of a network failure', async () => {
    patch()
    const error = await rejectionOf(fetch(tracker))
    expect(error).to.be.instanceOf(TypeError)
    expect(error.message).to.equal(textOf(tracker))
    expect(standIn.sent).to.deep.equal([])
  })

  it('returns the browser’s own promise', async () => {
    patch()
    const promise = Promise.resolve(new Response())
    restore()
    window.fetch = () => promise
    restore = patchFetch()
    expect(fetch('/a') === promise).to.equal(true)
  })

  it('passes a Request on unchanged, and checks its real URL', async () => {
    patch()
    class Liar extends Request {
      override get url(): string {
        return 'https://shop.example/'
      }
    }
    const request = new Request('https://shop.example/')
    await fetch(request)
    expect(standIn.sent[0] === request).to.equal(true)
    expect((await rejectionOf(fetch(new Liar(tracker)))).message).to.equal(textOf(tracker))
    expect((await rejectionOf(fetch(new Request(tracker, { method: 'POST', body: 'x' })))).message).to.equal(
      textOf(tracker),
    )
    expect(standIn.sent).to.have.length(1)
  })

  it('checks URL objects and all other values by their text', async () => {
    patch()
    expect((await rejectionOf(fetch(new URL(tracker)))).message).to.equal(textOf(tracker))
    const link = Object.assign(document.createElement('a'), { href: tracker })
    expect((await rejectionOf(fetch(link as unknown as string))).message).to.equal(textOf(tracker))
    await fetch(new URL('https://shop.example/'))
    expect(standIn.sent).to.deep.equal(['https://shop.example/'])
  })

  it('reads a URL once and sends the URL that it has checked', async () => {
    patch()
    let reads = 0
    const changing = { toString: () => (reads++ === 0 ? 'https://shop.example/' : tracker) }
    await fetch(changing as unknown as string)
    expect(reads).to.equal(1)
    expect(standIn.sent).to.deep.equal(['https://shop.example/'])
  })

  it('rejects, as the browser does, if the URL cannot be read', async () => {
    patch()
    const failing = {
      toString: () => {
        throw new RangeError('no address')
      },
    }
    expect(await rejectionOf(fetch(failing as unknown as string))).to.be.instanceOf(RangeError)
  })

  it('passes a symbol on to the browser, which has its own error text for it', async () => {
    patch()
    const symbol = Symbol('address')
    await fetch(symbol as unknown as string)
    expect(standIn.sent).to.deep.equal([symbol])
  })

  it('keeps the name, the length and the properties of the native function', () => {
    const { name, length } = window.fetch
    const descriptor = Object.getOwnPropertyDescriptor(window, 'fetch')
    restore = patchFetch()
    expect([fetch.name, fetch.length]).to.deep.equal([name, length])
    expect(Function.prototype.toString.call(fetch)).to.contain('[native code]')
    expect({ ...Object.getOwnPropertyDescriptor(window, 'fetch'), value: 0 }).to.deep.equal({ ...descriptor, value: 0 })
  })

  it('has the source text of the native function, by which error reporters decide whether to wrap it', () => {
    const text = `${fetch}`
    restore = patchFetch()
    expect(`${fetch}`).to.equal(text)
    expect(fetch.toString()).to.match(/^function\s+fetch\(\)\s+\{\s+\[native code\]\s+\}$/)
  })

  it('works without a window as receiver, and throws as the native function does on anything else', async () => {
    restore = patchFetch()
    const { fetch: alone } = window
    expect((await alone('/')).ok).to.equal(true)
    const native = rejectionOf((async () => Reflect.apply(fetch, {}, ['/']) as Promise<unknown>)())
    expect(await native).to.be.instanceOf(TypeError)
    expect(await rejectionOf((alone as unknown as () => Promise<unknown>)())).to.be.instanceOf(TypeError)
  })

  it('passes abort signals and options on to the browser', async () => {
    restore = patchFetch()
    const controller = new AbortController()
    const answer = rejectionOf(fetch('/', { signal: controller.signal }))
    controller.abort()
    expect((await answer).name).to.equal('AbortError')
    expect((await fetch('/', { method: 'HEAD' })).status).to.equal(200)
  })

  describe('on a page whose fetch goes through a relay', () => {
    const { relay: before } = pageBlocker()
    afterEach(() => (pageBlocker().relay = before))

    it('decides in the relay, with the receiver of the call, and leaves the function of the page alone', async () => {
      const sent: unknown[] = []
      const relay: NonNullable<typeof before> = {
        patched: undefined,
        native: (args, self) => (sent.push([args, self]), Promise.resolve(new Response())),
      }
      pageBlocker().relay = relay
      const native = window.fetch
      restore = patchFetch()
      expect(window.fetch).to.equal(native)
      await relay.patched!(['/own'], 'receiver')
      expect(sent).to.deep.equal([[['/own'], 'receiver']])
      expect((await rejectionOf(relay.patched!([tracker]) as Promise<unknown>)).message).to.equal(textOf(tracker))
      expect(sent).to.have.length(1)
      expect(restore()).to.equal(true)
      expect(relay.patched).to.equal(undefined)
    })

    it('patches the function of a frame, which has no relay', async () => {
      const relay: NonNullable<typeof before> = { patched: undefined, native: () => expect.fail('the relay is asked') }
      pageBlocker().relay = relay
      const frame = document.body.appendChild(document.createElement('iframe'))
      restore = patchFetch(frame.contentWindow as unknown as Realm)
      expect(relay.patched).to.equal(undefined)
      const { fetch } = frame.contentWindow as unknown as typeof globalThis
      expect((await rejectionOf(fetch(tracker))).message).to.equal(textOf(tracker))
      frame.remove()
    })
  })
})
