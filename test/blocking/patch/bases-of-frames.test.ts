import { expect } from '@open-wc/testing'
import { neutralize } from '../../../src/blocking/hold/neutralize'
import { deferredText } from '../../../src/blocking/hold/deferred-writes'
import { decideBy, rejectionOf } from '../stand-ins'
import { baseUri } from '../../../src/blocking/rules/request-url'
import { watchEveryChannel } from '../watch-every-channel'

const base = '<base href="https://tracker.example/">'

describe('addresses in frames whose document has a base URL of its own', () => {
  let place: HTMLElement
  const { allow } = watchEveryChannel(made => (place = made))
  // Judges the resolved address, as the rules do.
  const judged: [url: string, channel: string, given: string | undefined, isBlocked: boolean][] = []
  decideBy((url, channel, given) => {
    const isBlocked = new URL(url, given ?? baseUri()).hostname === 'tracker.example'
    judged.push([url, channel, given, isBlocked])
    return isBlocked ? { url, category: 'marketing', channel } : null
  })
  beforeEach(() => void (judged.length = 0))
  const frame = (): Window & typeof globalThis =>
    place.appendChild(document.createElement('iframe')).contentWindow as Window & typeof globalThis
  afterEach(() => allow())

  it('are resolved against it when document.write() inserts them', () => {
    const inner = frame()
    inner.document.open()
    inner.document.write(`${base}<img src="a.gif">`)
    inner.document.write('<img src="/b.gif">')
    inner.document.close()
    expect([...inner.document.images].map(image => deferredText(image, 'src'))).to.deep.equal(['a.gif', '/b.gif'])
  })

  it('are resolved against it in markup', () => {
    const inner = frame()
    inner.document.head.innerHTML = base
    inner.document.body.innerHTML = '<img src="a.gif">'
    expect(deferredText(inner.document.images[0]!, 'src')).to.equal('a.gif')
  })

  it('are resolved against it in elements that scripts create, and in calls of fetch()', async () => {
    const inner = frame()
    inner.document.head.innerHTML = base
    const image = new inner.Image()
    image.src = 'a.gif'
    expect(deferredText(image, 'src')).to.equal('a.gif')
    expect((await rejectionOf(inner.fetch('a.json'))).message).to.contain('missing consent')
  })

  it('are resolved against it in calls that send something without a response', () => {
    const inner = frame()
    inner.document.head.innerHTML = base
    expect(inner.navigator.sendBeacon('collect', 'x'), 'sendBeacon').to.equal(false)
    const blocked = (name: string): string[] =>
      judged.filter(([url, channel, , was]) => was && channel === name && url).map(([url]) => url)
    const source = new inner.EventSource('events')
    expect(source.url, 'EventSource').to.equal('https://tracker.example/events')
    source.close()
    expect(blocked('EventSource')).to.deep.equal(['events'])
    const xhr = new inner.XMLHttpRequest()
    xhr.open('GET', 'data.json')
    xhr.send()
    expect(blocked('xhr')).to.deep.equal(['data.json'])
    xhr.abort()
  })

  it('are resolved against it in a document that is text, from the <base> on', () => {
    expect(neutralize(`<img src="a.gif">${base}<img src="b.gif">`)).to.match(
      /^<img src="a\.gif"><base [^>]*><img data-held-="[^"]*b\.gif/,
    )
  })

  it('are those of the page elsewhere, whatever a frame has', () => {
    const inner = frame()
    inner.document.head.innerHTML = base
    const image = new Image()
    image.src = '/own.gif'
    expect(image.getAttribute('src')).to.equal('/own.gif')
    expect(deferredText(image, 'src')).to.equal(undefined)
  })
})
