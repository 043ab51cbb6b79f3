import { expect } from '@open-wc/testing'
import { isAllowedOnce, revokeAllowOnce } from '../../../src/blocking/hold/allow-once'
import { heldFrame, isLargeEnough } from '../../../src/blocking/hold/held-frame'
import { loadOnce } from '../../../src/blocking/hold/load-once'
import { namedCategories } from '../../../src/blocking/hold/named-categories'
import { requestLog } from '../../../src/blocking/page/request-log'
import { createJudge } from '../../../src/blocking/rules/blocking-rules'
import { decideBy } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const own = '/page/plain.gif'

describe('a blocked frame', () => {
  let granted: string[]
  decideBy(
    createJudge({ allows: category => granted.includes(category), trackingHosts: { 'tracker.example': 'marketing' } }),
  )
  beforeEach(() => {
    granted = []
    requestLog().length = 0
  })
  const frame = (html: string): HTMLElement => {
    const inert = document.implementation.createHTMLDocument('')
    inert.body.innerHTML = html
    return inert.body.firstElementChild as HTMLElement
  }
  const needs = (html: string): string[] | null => {
    const held = heldFrame(frame(html), category => granted.includes(category))
    return held && [held.url, ...held.categories]
  }
  /** A frame whose address the guard has taken, and returns to scripts that read it. */
  const taken = (attributes = '', url = tracker): HTMLElement => {
    const element = frame(`<iframe ${attributes}></iframe>`)
    element.getAttribute = name => (name === 'src' ? url : Element.prototype.getAttribute.call(element, name))
    return element
  }

  const rows: [html: string, granted: string, needs: string[] | null][] = [
    [`<iframe data-consent="marketing" data-src="${own}">`, '', [own, 'marketing']],
    [`<iframe data-consent=" marketing  measurement " data-src="${own}">`, '', [own, 'marketing', 'measurement']],
    [`<iframe data-consent="marketing measurement" data-src="${own}">`, 'marketing', [own, 'measurement']],
    [`<iframe data-consent="marketing" data-src="${own}">`, 'marketing', null],
    [`<iframe data-consent="marketing" data-src="${tracker}">`, '', [tracker, 'marketing']],
    [`<iframe data-consent="measurement" data-src="${tracker}">`, '', [tracker, 'measurement', 'marketing']],
    // Its own category is granted, that of its address is not.
    [
      `<iframe data-consent="measurement" data-service="youtube" data-src="${tracker}">`,
      'measurement',
      [tracker, 'marketing'],
    ],
    [`<iframe data-consent="measurement" data-service="youtube" data-src="${tracker}">`, 'measurement marketing', null],
    [`<iframe data-consent="other" data-src="${own}">`, '', null],
    [`<iframe data-consent="marketing other" data-src="${own}">`, '', null],
    [`<iframe data-consent="marketing">`, '', null],
    [`<iframe data-consent="marketing" data-src="">`, '', null],
    [`<iframe data-src="${own}">`, '', null],
    [`<iframe data-consent="marketing" data-src="${own}" src="${own}">`, '', null],
    [`<iframe>`, '', null],
  ]
  for (const [html, grants, expected] of rows)
    it(`needs ${expected ? expected.slice(1).join(' and ') : 'nothing'}, with ${grants || 'nothing'} granted: ${html}`, () => {
      granted = grants.split(' ')
      expect(needs(html)).to.deep.equal(expected)
    })

  it('is one whose address the guard has taken, whatever categories its markup names', () => {
    const allows = (category: string): boolean => granted.includes(category)
    for (const attributes of ['', 'data-consent="measurement"', 'data-service="youtube"'])
      expect(heldFrame(taken(attributes.replace('data-service="youtube"', '')), allows), attributes).to.deep.equal({
        url: tracker,
        categories: ['marketing'],
      })
    expect(heldFrame(taken('', own), allows)).to.equal(null)
    granted = ['marketing']
    expect(heldFrame(taken(), allows)).to.equal(null)
  })

  it('may have been requested if the parser had read it before the guard', () => {
    const entry = { url: tracker, category: 'marketing', channel: 'iframe', time: 0, state: 'held' } as const
    const read = (): unknown => heldFrame(taken(), () => false)?.mayHaveBeenRequested
    for (const other of [
      entry,
      { ...entry, url: `${tracker}b`, mayHaveBeenRequested: true },
      { ...entry, channel: 'img', mayHaveBeenRequested: true },
    ] as const) {
      requestLog().push(other)
      expect(read()).to.equal(undefined)
    }
    requestLog().push({ ...entry, mayHaveBeenRequested: true })
    expect(read()).to.equal(true)
  })

  it('has room for a placeholder from 160 by 90 pixels', () => {
    for (const [width, height, isLarge] of [
      [160, 90, true],
      [159, 90, false],
      [160, 89, false],
      [1, 1, false],
      [800, 600, true],
    ] as const)
      expect(isLargeEnough({ width, height }), `${width} x ${height}`).to.equal(isLarge)
  })

  describe('that the visitor loads', () => {
    const held = { url: own, categories: ['marketing', 'measurement'] } as const
    let element: HTMLIFrameElement
    beforeEach(() => {
      element = document.createElement('iframe')
      document.body.append(element)
    })
    afterEach(() => element.remove())

    it('has its address, and may load this one alone', () => {
      loadOnce(element, held)
      expect(element.getAttribute('src')).to.equal(own)
      expect(isAllowedOnce(element, own)).to.equal(true)
      expect(isAllowedOnce(element, tracker)).to.equal(false)
      expect(isAllowedOnce(document.createElement('iframe'), own)).to.equal(false)
      revokeAllowOnce(element)
      expect(isAllowedOnce(element, own)).to.equal(false)
    })

    it('stays where it is, and is outside of the document while its address is written', () => {
      const next = document.body.appendChild(document.createElement('p'))
      const written: boolean[] = []
      element.setAttribute = (name: string, value: string) => {
        written.push(element.isConnected)
        Element.prototype.setAttribute.call(element, name, value)
      }
      loadOnce(element, held)
      expect(written).to.deep.equal([false])
      expect(element.nextSibling).to.equal(next)
      next.remove()
    })

    it('is logged as released once: its last blocked request, or a new entry', () => {
      const entry = { url: own, category: 'marketing', channel: 'iframe', time: 1, state: 'held' } as const
      const released = { state: 'released', once: true }
      requestLog().push(
        { ...entry },
        { ...entry },
        { ...entry, url: tracker },
        { ...entry, channel: 'img' },
        { ...entry, state: 'released' },
      )
      const before = requestLog().map(one => ({ ...one }))
      loadOnce(element, held)
      expect(requestLog()).to.deep.equal(before.map((one, at) => (at === 1 ? { ...one, ...released } : one)))
      requestLog().length = 0
      const start = Date.now()
      loadOnce(element, held)
      expect(requestLog()).to.have.length(1)
      const { time, ...logged } = requestLog()[0]!
      expect(logged).to.deep.equal({ url: own, category: 'marketing', channel: 'iframe', ...released })
      expect(time).to.be.within(start, Date.now())
    })
  })

  it('names its categories in an attribute, separated by any space', () => {
    expect(namedCategories(frame('<p data-consent=" a\n b\tc ">'))).to.deep.equal(['a', 'b', 'c'])
    expect(namedCategories(frame('<p data-consent="a">'))).to.deep.equal(['a'])
    expect(namedCategories(frame('<p>'))).to.deep.equal([])
  })
})
