import { expect } from '@open-wc/testing'
import type { Judge } from '../../../src/blocking/rules/blocking-rules'
import { patchXmlHttpRequest } from '../../../src/blocking/patch/patch-xml-http-request'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import { decideBy, standInForXhr } from '../stand-ins'
import { tasksHaveRun } from '../../support/at-rest'

const tracker = 'https://tracker.example/a?b=1,2#c'
const text = `Request to ${tracker} blocked due to missing consent`
const stages = ['loadstart', 'progress', 'load', 'error', 'abort', 'timeout', 'loadend', 'readystatechange'] as const

/** Records the events of a request with its readyState, until it has ended. */
async function eventsOf(xhr: XMLHttpRequest, act: () => void): Promise<string[]> {
  const events: string[] = []
  const ended = new Promise<void>(resolve => {
    for (const type of stages) {
      xhr.addEventListener(type, () => {
        events.push(`${type} ${xhr.readyState}`)
        if (type === 'loadend') void tasksHaveRun().then(resolve)
      })
      xhr.upload.addEventListener(type, () => void events.push(`upload ${type}`))
    }
  })
  act()
  events.push('send returned')
  await ended
  return events
}

describe('patchXmlHttpRequest', () => {
  let standIn: ReturnType<typeof standInForXhr>
  let restore: () => boolean
  let allowed: boolean
  let judged: Parameters<Judge>[]

  beforeEach(() => {
    allowed = false
    judged = []
    standIn = standInForXhr()
    restore = patchXmlHttpRequest()
  })
  const judgeOf = (pending?: () => 'hold' | 'drop'): Judge =>
    Object.assign((...request: Parameters<Judge>) => {
      judged.push(request)
      const [url, channel] = request
      return url.includes('tracker') && !allowed ? ({ url, category: 'marketing', channel } as const) : null
    }, pending && { pending })
  decideBy(judgeOf())
  afterEach(() => {
    restore()
    standIn.restore()
  })
  const open = (url: string | URL = tracker, ...rest: unknown[]): XMLHttpRequest => {
    const xhr = new XMLHttpRequest()
    Reflect.apply(xhr.open, xhr, ['GET', url, ...rest])
    return xhr
  }

  it('makes a blocked request fail as a network error does, after send has returned', async () => {
    const xhr = open()
    xhr.setRequestHeader('x-mine', '1')
    xhr.withCredentials = true
    expect(xhr.readyState).to.equal(1)
    const events = await eventsOf(xhr, () => xhr.send())
    expect(events).to.deep.equal(['loadstart 1', 'send returned', 'readystatechange 4', 'error 4', 'loadend 4'])
    expect([xhr.readyState, xhr.status, xhr.statusText, xhr.responseText, xhr.responseURL]).to.deep.equal([
      4,
      0,
      '',
      '',
      '',
    ])
    expect(xhr.getAllResponseHeaders()).to.equal('')
    expect(standIn.sent).to.deep.equal([])
    expect(judged).to.deep.equal([[tracker, 'xhr', document.baseURI]])
  })

  it('also fires the error events of the upload of a blocked request', async () => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', tracker)
    const events = await eventsOf(xhr, () => xhr.send('body'))
    expect(events.filter(event => event.startsWith('upload'))).to.deep.equal([
      'upload loadstart',
      'upload error',
      'upload loadend',
    ])
    expect(events.filter(event => /^(error|loadend)/.test(event))).to.deep.equal(['error 4', 'loadend 4'])
  })

  it('throws a NetworkError with the text of the specification if the blocked request is synchronous', () => {
    const xhr = open(tracker, false)
    let thrown: unknown
    try {
      xhr.send()
    } catch (error) {
      thrown = error
    }
    expect(thrown).to.be.instanceOf(DOMException)
    expect((thrown as DOMException).name).to.equal('NetworkError')
    expect((thrown as DOMException).message).to.equal(text)
    expect([xhr.readyState, xhr.status]).to.deep.equal([4, 0])
  })

  it('passes an allowed request on unchanged', () => {
    const xhr = open('https://shop.example/')
    xhr.send()
    open(new URL('https://shop.example/2'), true, 'user', 'password').send()
    expect(standIn.sent).to.deep.equal(['https://shop.example/', 'https://shop.example/2'])
  })

  it('decides when the request is sent, not when it is opened', () => {
    const xhr = open()
    expect(judged).to.deep.equal([])
    allowed = true
    xhr.send()
    expect(standIn.sent).to.deep.equal([tracker])
  })

  it('resolves against the base at the time of open, as the browser does', () => {
    const base = document.head.appendChild(document.createElement('base'))
    base.href = 'https://www.google-analytics.com/'
    const xhr = open('collect')
    base.remove()
    xhr.send()
    expect(judged[0]).to.deep.equal(['collect', 'xhr', 'https://www.google-analytics.com/'])
  })

  it('reads a URL once and sends the URL that it has checked', () => {
    let reads = 0
    const changing = { toString: () => (reads++ === 0 ? 'https://shop.example/' : tracker) }
    open(changing as unknown as string).send()
    expect(reads).to.equal(1)
    expect(standIn.sent).to.deep.equal(['https://shop.example/'])
  })

  it('lets the same object be opened again, for an allowed or a blocked URL', async () => {
    const xhr = open()
    await eventsOf(xhr, () => xhr.send())
    xhr.open('GET', 'https://shop.example/')
    expect(xhr.readyState).to.equal(1)
    xhr.send()
    expect(standIn.sent).to.deep.equal(['https://shop.example/'])
    xhr.open('GET', tracker)
    const events = await eventsOf(xhr, () => xhr.send())
    expect(events.filter(event => event === 'error 4')).to.have.length(1)
    expect(standIn.sent).to.have.length(1)
  })

  it('can be aborted', async () => {
    const xhr = open()
    const events = await eventsOf(xhr, () => {
      xhr.send()
      xhr.abort()
    })
    expect(events.filter(event => /abort|error/.test(event))).to.deep.equal(['abort 4'])
    expect(xhr.readyState).to.equal(0)
  })

  it('stays open after an abort before send, as in the browser', () => {
    const xhr = open()
    xhr.abort()
    allowed = true
    xhr.send()
    expect(judged).to.have.length(1)
  })

  it('throws on a second send, as the browser does', () => {
    const xhr = open()
    xhr.send()
    expect(() => xhr.send())
      .to.throw(DOMException)
      .with.property('name', 'InvalidStateError')
    expect(() => new XMLHttpRequest().send())
      .to.throw(DOMException)
      .with.property('name', 'InvalidStateError')
  })

  it('throws on wrong arguments as the browser does, and keeps the request that was opened before', async () => {
    const xhr = open()
    expect(() => xhr.open('BAD METHOD', 'https://shop.example/')).to.throw(DOMException)
    expect(() => Reflect.apply(xhr.open, xhr, ['GET'])).to.throw(TypeError)
    expect(() => Reflect.apply(xhr.open, {}, ['GET', '/'])).to.throw(TypeError)
    const events = await eventsOf(xhr, () => xhr.send())
    expect(events).to.include('error 4')
    expect(standIn.sent).to.deep.equal([])
  })

  it('keeps the constructor, instanceof and subclasses', async () => {
    class Mine extends XMLHttpRequest {
      override open(method: string, url: string): void {
        super.open(method, url)
      }
    }
    const xhr = new Mine()
    xhr.open('GET', tracker)
    const events = await eventsOf(xhr, () => xhr.send())
    expect(events).to.include('error 4')
    expect(xhr).to.be.instanceOf(XMLHttpRequest)
    expect(xhr.constructor === Mine).to.equal(true)
    expect(Object.keys(new XMLHttpRequest())).to.deep.equal([])
  })

  describe('that the site has wait or dropped', () => {
    let mode: 'hold' | 'drop'
    const judge = judgeOf(() => mode)
    beforeEach(() => void pageBlocker().judges.push(judge))
    afterEach(() => {
      allowed = true
      document.dispatchEvent(new Event('consent-change'))
      pageBlocker().judges.pop()
    })
    const grant = (): boolean => {
      allowed = true
      return document.dispatchEvent(new Event('consent-change'))
    }

    it('ends as if it had been sent, if it is dropped', async () => {
      mode = 'drop'
      const xhr = open()
      const events = await eventsOf(xhr, () => xhr.send('body'))
      expect(events.slice(-2)).to.deep.equal(['load 4', 'loadend 4'])
      expect([xhr.responseText, standIn.sent.length]).to.deep.equal(['', 0])
    })

    it('is sent once, and an abort afterwards is the browser’s own', () => {
      mode = 'hold'
      const xhr = open()
      xhr.send()
      expect(() => xhr.send()).to.throw(DOMException, 'sent already')
      expect(standIn.sent).to.deep.equal([])
      grant()
      expect(standIn.sent).to.deep.equal([tracker])
      const types: string[] = []
      for (const type of ['loadstart', 'abort', 'loadend']) xhr.addEventListener(type, () => types.push(type))
      xhr.abort()
      grant()
      expect([standIn.sent, types]).to.deep.equal([[tracker], []])
    })

    it('is not sent if it is aborted or opened again, and can be used again', async () => {
      mode = 'hold'
      const [aborted, reopened] = [open(), open()]
      for (const xhr of [aborted, reopened]) xhr.send()
      const events = await eventsOf(aborted, () => aborted.abort())
      expect(events).to.include.members(['abort 4', 'loadend 4'])
      reopened.open('GET', 'https://shop.example/')
      grant()
      expect(standIn.sent).to.deep.equal([])
      reopened.send()
      expect(standIn.sent).to.deep.equal(['https://shop.example/'])
    })
  })
})
