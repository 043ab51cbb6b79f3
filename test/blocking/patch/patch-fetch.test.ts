import { expect } from '@open-wc/testing'
import type { Judge } from '../../../src/blocking/rules/blocking-rules'
import { patchFetch } from '../../../src/blocking/patch/patch-fetch'
import { decideBy, rejectionOf, standInForFetch } from '../stand-ins'

/** Holds what has "tracker" in it. */
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

  it('rejects a held call with the text of the specification, as the TypeError that a network failure is', async () => {
    patch()
    const error = await rejectionOf(fetch(tracker))
    expect(error).to.be.instanceOf(TypeError)
    expect(error.message).to.equal(textOf(tracker))
    expect(standIn.sent).to.deep.equal([])
  })

  it('passes on the very promise of the browser', async () => {
    patch()
    const promise = Promise.resolve(new Response())
    restore()
    window.fetch = () => promise
    restore = patchFetch()
    expect(fetch('/a') === promise).to.equal(true)
  })

  it('passes on a Request as it is, and judges it by its real address', async () => {
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

  it('judges URL objects and everything else by its text', async () => {
    patch()
    expect((await rejectionOf(fetch(new URL(tracker)))).message).to.equal(textOf(tracker))
    const link = Object.assign(document.createElement('a'), { href: tracker })
    expect((await rejectionOf(fetch(link as unknown as string))).message).to.equal(textOf(tracker))
    await fetch(new URL('https://shop.example/'))
    expect(standIn.sent).to.deep.equal(['https://shop.example/'])
  })

  it('reads an address once and sends what it has judged', async () => {
    patch()
    let reads = 0
    const changing = { toString: () => (reads++ === 0 ? 'https://shop.example/' : tracker) }
    await fetch(changing as unknown as string)
    expect(reads).to.equal(1)
    expect(standIn.sent).to.deep.equal(['https://shop.example/'])
  })

  it('rejects, as the browser does, where the address cannot be read', async () => {
    patch()
    const failing = {
      toString: () => {
        throw new RangeError('no address')
      },
    }
    expect(await rejectionOf(fetch(failing as unknown as string))).to.be.instanceOf(RangeError)
  })

  it('leaves a symbol to the browser, which has words of its own for it', async () => {
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

  it('has the text of the native function, by which error reporters know one that they may watch', () => {
    const text = `${fetch}`
    restore = patchFetch()
    expect(`${fetch}`).to.equal(text)
    expect(fetch.toString()).to.match(/^function\s+fetch\(\)\s+\{\s+\[native code\]\s+\}$/)
  })

  it('works without a window before the dot, and fails as the native one does on anything else', async () => {
    restore = patchFetch()
    const { fetch: alone } = window
    expect((await alone('/')).ok).to.equal(true)
    const native = rejectionOf((async () => Reflect.apply(fetch, {}, ['/']) as Promise<unknown>)())
    expect(await native).to.be.instanceOf(TypeError)
    expect(await rejectionOf((alone as unknown as () => Promise<unknown>)())).to.be.instanceOf(TypeError)
  })

  it('leaves abort signals and options to the browser', async () => {
    restore = patchFetch()
    const controller = new AbortController()
    const answer = rejectionOf(fetch('/', { signal: controller.signal }))
    controller.abort()
    expect((await answer).name).to.equal('AbortError')
    expect((await fetch('/', { method: 'HEAD' })).status).to.equal(200)
  })
})
