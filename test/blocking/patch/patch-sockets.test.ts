import { expect } from '@open-wc/testing'
import { patchSockets } from '../../../src/blocking/patch/patch-sockets'
import { standInForConstructor, trackerJudge } from '../stand-ins'
import { tasksHaveRun } from '../../support/at-rest'

const nowhere = (args: unknown[]): boolean => args.length === 0 || /^data:|\.invalid:1\//.test(`${args[0]}`)
const eventOf = (target: EventTarget, type: string): Promise<Event> =>
  new Promise(resolve => target.addEventListener(type, resolve, { once: true }))

describe('patchSockets', () => {
  const { judged, allow } = trackerJudge()
  const names = ['EventSource', 'WebSocket', 'WebTransport'].filter(name => name in window)
  let standIns: Record<string, ReturnType<typeof standInForConstructor>>
  let restore: () => boolean
  beforeEach(() => {
    judged.length = 0
    allow(false)
    standIns = Object.fromEntries(names.map(name => [name, standInForConstructor(name, nowhere)]))
    restore = patchSockets()
  })
  afterEach(() => {
    restore()
    for (const standIn of Object.values(standIns)) standIn.restore()
  })

  it('makes a blocked EventSource fail for good, after the constructor has returned', async () => {
    const source = new EventSource('https://tracker.example', { withCredentials: true })
    expect([source.readyState, source.url, source.withCredentials]).to.deep.equal([0, 'https://tracker.example/', true])
    let errors = 0
    source.addEventListener('error', () => errors++)
    await eventOf(source, 'error')
    await tasksHaveRun()
    expect([errors, source.readyState]).to.deep.equal([1, EventSource.CLOSED])
    expect(judged).to.deep.equal([['https://tracker.example', 'EventSource']])
    expect(standIns.EventSource!.made).to.deep.equal([])
  })

  it('makes a blocked WebSocket fail as if no server responded', async () => {
    const socket = new WebSocket('wss://tracker.example/live', 'chat')
    expect([socket.readyState, socket.url]).to.deep.equal([0, 'wss://tracker.example/live'])
    expect(socket).to.be.instanceOf(WebSocket)
    await eventOf(socket, 'error')
    await new Promise(resolve => setTimeout(resolve))
    expect(socket.readyState).to.equal(WebSocket.CLOSED)
    expect(judged).to.deep.equal([['wss://tracker.example/live', 'WebSocket']])
    expect(standIns.WebSocket!.made).to.deep.equal([])
  })

  it('rejects the promises of a blocked WebSocketStream', async function () {
    if (!('WebSocketStream' in window)) this.skip()
    const Stream = (
      window as unknown as { WebSocketStream: new (url: string) => Record<'opened' | 'closed', Promise<unknown>> }
    ).WebSocketStream
    const stream = new Stream('wss://tracker.example/')
    const failed = await Promise.allSettled([stream.opened, stream.closed])
    expect(failed.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected'])
    expect(judged).to.deep.equal([['wss://tracker.example/', 'WebSocketStream']])
  })

  it('rejects a cache of several addresses if one of them is blocked, wherever it stands', async () => {
    const cache = await caches.open('patch-sockets')
    for (const add of [
      () => cache.addAll(['/page/first.js', 'https://tracker.example/b']),
      () => cache.addAll([new Request('/page/first.js'), new Request('https://tracker.example/b')]),
      () => cache.add('https://tracker.example/b'),
    ]) {
      judged.length = 0
      const failed = await add().then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(failed).to.be.instanceOf(TypeError)
      expect(judged.at(-1)).to.deep.equal(['https://tracker.example/b', 'fetch'])
    }
    expect(await cache.keys()).to.have.length(0)
    await cache.addAll(['/page/first.js?1', '/page/first.js?2'])
    expect(await cache.keys()).to.have.length(2)
    await caches.delete('patch-sockets')
  })

  it('rejects the promises of a blocked WebTransport', async function () {
    if (!('WebTransport' in window)) this.skip()
    const transport = new WebTransport('https://tracker.example/')
    const failed = await Promise.allSettled([transport.ready, transport.closed])
    expect(failed.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected'])
    expect(standIns.WebTransport!.made).to.deep.equal([])
  })

  it('removes blocked servers from WebRTC, under each of its names', () => {
    const names = window as unknown as Record<string, typeof RTCPeerConnection | undefined>
    for (const Connection of [names.RTCPeerConnection, names.webkitRTCPeerConnection]) {
      if (!Connection) continue
      const connection = new Connection({
        iceServers: [{ urls: 'stun:tracker.example' }, { urls: 'stun:shop.example' }],
      })
      expect(connection.getConfiguration().iceServers!.flatMap(({ urls }) => urls)).to.deep.equal(['stun:shop.example'])
      connection.close()
    }
  })

  it('reads a URL once, and passes an allowed connection on with all its options', () => {
    let reads = 0
    const changing = { toString: () => (reads++ === 0 ? 'https://shop.example/' : 'https://tracker.example/') }
    void new EventSource(changing as unknown as string)
    void new WebSocket('wss://shop.example/', ['a', 'b'])
    allow()
    void new WebSocket(new URL('wss://tracker.example/'))
    expect(standIns.EventSource!.made).to.deep.equal([['https://shop.example/']])
    expect(standIns.WebSocket!.made).to.deep.equal([['wss://shop.example/', ['a', 'b']], ['wss://tracker.example/']])
  })

  it('throws on wrong arguments as the browser does, even if the URL is blocked', () => {
    const refuses = (): boolean => {
      try {
        return !new WebSocket('wss://tracker.example/', 'no good')
      } catch (error) {
        return error instanceof DOMException
      }
    }
    // WebKit checks the port first, and our port is a forbidden one.
    if (!/Version\/.*Safari/.test(navigator.userAgent)) expect(refuses()).to.equal(true)
    expect(() => Reflect.construct(WebSocket, [])).to.throw(TypeError)
    expect(() => Reflect.apply(WebSocket as unknown as () => void, undefined, ['wss://shop.example/'])).to.throw(
      TypeError,
    )
  })

  it('keeps instanceof, subclasses, statics, name, length and the constructor property', () => {
    class Mine extends WebSocket {
      mine = true
    }
    const socket = new Mine('wss://tracker.example/')
    expect(socket).to.be.instanceOf(Mine).and.instanceOf(WebSocket)
    expect(socket.mine).to.equal(true)
    expect([WebSocket.name, WebSocket.length, WebSocket.OPEN]).to.deep.equal(['WebSocket', 1, 1])
    expect(new WebSocket('wss://shop.example/').constructor === WebSocket).to.equal(true)
    expect(Function.prototype.toString.call(WebSocket)).to.contain('[native code]')
  })

  it('can be removed, unless another script has patched on top of it', () => {
    const ours = window.WebSocket
    window.WebSocket = class extends ours {}
    expect(restore()).to.equal(false)
    window.WebSocket = ours
    expect(restore()).to.equal(true)
    expect(window.WebSocket === ours).to.equal(false)
    expect(WebSocket.prototype.constructor === WebSocket).to.equal(true)
    void new WebSocket('wss://tracker.example/')
    expect(standIns.WebSocket!.made).to.have.length(1)
  })
})
