import { expect } from '@open-wc/testing'
import { frameOf } from '../../../src/blocking/frames/frame-of'
import { documentPatches, patchFrameRealms, patchRealm, realmPatches } from '../../../src/blocking/frames/patch-realm'
import { delegateToParentGuard, exposePatcherToFrames } from '../../../src/blocking/frames/patcher-for-frames'
import { removeAddedTags } from '../../../src/blocking/frames/remove-added-tags'
import {
  addShadowRoot,
  expectShadowRoots,
  hasShadowRoots,
  shadowRoots,
} from '../../../src/blocking/frames/shadow-roots'
import { guardScript } from '../../../src/blocking/page/guard-script'
import type { Realm } from '../../../src/blocking/realm/realm'
import { eventually } from '../../support/eventually'

let place: HTMLElement
beforeEach(() => (place = document.body.appendChild(document.createElement('div'))))
afterEach(() => place.remove())
const addFrame = (attributes: Record<string, string> = {}, parent: ParentNode = place): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
  parent.append(frame)
  return frame
}
/** Inserts a frame, and waits until its document is there. */
const load = async (attributes: Record<string, string>): Promise<HTMLIFrameElement> => {
  const frame = addFrame(attributes)
  await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  return frame
}
const windowOf = (frame: HTMLIFrameElement): Realm => frame.contentWindow as Realm

describe('shadow roots', () => {
  it('are expected once markup or a script may have made one, and found by their host', () => {
    expect(hasShadowRoots()).to.equal(false)
    const host = document.createElement('div')
    expect(shadowRoots.get(host)).to.equal(undefined)
    const root = host.attachShadow({ mode: 'closed' })
    addShadowRoot(host, root)
    expect(hasShadowRoots()).to.equal(true)
    expect(shadowRoots.get(host)).to.equal(root)
    expectShadowRoots()
    expect(hasShadowRoots()).to.equal(true)
  })
})

describe('the frame that a link, form or open() call navigates', () => {
  it('is the one of that name, wherever it is', () => {
    const named = addFrame({ name: 'one' })
    expect(frameOf('one', window)).to.equal(named.contentWindow)
    expect(frameOf('two', window)).to.equal(undefined)
    const inner = addFrame({ name: 'inner' }, windowOf(named).document.body)
    expect(frameOf('inner', window)).to.equal(inner.contentWindow)
    expect(frameOf('one', windowOf(inner))).to.equal(named.contentWindow)
  })

  it('is found in open and closed shadow roots', () => {
    for (const mode of ['open', 'closed'] as const) {
      const host = place.appendChild(document.createElement('div'))
      const root = host.attachShadow({ mode })
      const named = addFrame({ name: `in ${mode}` }, root)
      if (mode === 'closed') addShadowRoot(host, root)
      expect(frameOf(`in ${mode}`, window), mode).to.equal(named.contentWindow)
    }
  })

  it('has the name that a script gave its window, and is in the caller’s own page first', () => {
    const frame = addFrame({ name: 'first' })
    windowOf(frame).name = 'second'
    expect(frameOf('second', window)).to.equal(frame.contentWindow)
    const caller = addFrame()
    const near = addFrame({ name: 'second' }, windowOf(caller).document.body)
    expect(frameOf('second', windowOf(caller))).to.equal(near.contentWindow)
    expect(frameOf('second', window)).to.equal(frame.contentWindow)
  })

  it('is found by its attribute if it has another origin', async () => {
    const frame = await load({ name: 'foreign', sandbox: '', srcdoc: '<p>' })
    expect(frame.contentDocument).to.equal(null)
    expect(frameOf('foreign', window)).to.equal(frame.contentWindow)
    expect(frameOf('other', window)).to.equal(undefined)
  })

  it('is none for names of the page’s variables or elements', () => {
    place.innerHTML = '<p name="named" id="named"></p><object name="named"></object>'
    Object.assign(window, { named: window })
    expect(frameOf('named', window)).to.equal(undefined)
    Reflect.deleteProperty(window, 'named')
  })

  it('is the caller or its parent for the words of HTML, unless that is the page itself', () => {
    const outer = addFrame()
    const inner = addFrame({}, windowOf(outer).document.body)
    for (const word of ['_self', '_SELF']) expect(frameOf(word, windowOf(inner)), word).to.equal(inner.contentWindow)
    expect(frameOf('_parent', windowOf(inner))).to.equal(outer.contentWindow)
    for (const word of ['_top', '_blank', '_Blank']) expect(frameOf(word, windowOf(inner)), word).to.equal(undefined)
    for (const word of ['_self', '_parent', '_top', '_blank']) expect(frameOf(word, window), word).to.equal(undefined)
    expect(frameOf('_parent', windowOf(outer))).to.equal(undefined)
  })
})

describe('the windows of frames', () => {
  let patched: string[]
  const whole = (realm: Realm): void => void patched.push(`window ${realm.frameElement?.id}`)
  const part = (realm: Realm): void => void patched.push(`document ${realm.frameElement?.id}`)
  beforeEach(() => {
    patched = []
    realmPatches.push(whole)
    documentPatches.push(part)
  })
  afterEach(() => {
    realmPatches.length = 0
    documentPatches.length = 0
  })

  it('are patched once', () => {
    const frame = addFrame({ id: 'a' })
    patchRealm(windowOf(frame))
    patchRealm(windowOf(frame))
    expect(patched).to.deep.equal(['window a'])
  })

  it('are patched again in part when they get another document', () => {
    const frame = addFrame({ id: 'a' })
    patchRealm(windowOf(frame))
    const { Node } = windowOf(frame)
    const other = { Node, document: new Document(), frameElement: frame } as unknown as Realm
    patchRealm(other)
    patchRealm(other)
    expect(patched).to.deep.equal(['window a', 'document a'])
  })

  it('are patched as a whole when their globals are new', async () => {
    const frame = await load({ id: 'a', srcdoc: '<p>' })
    patchRealm(windowOf(frame))
    frame.srcdoc = '<b>'
    await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
    patchRealm(windowOf(frame))
    expect(patched).to.deep.equal(['window a', 'window a'])
  })

  it('are all patched together, and the page’s own never again', () => {
    addFrame({ id: 'a' })
    addFrame({ id: 'b' })
    patchFrameRealms(window)
    patchRealm(window)
    expect(patched).to.deep.equal(['window a', 'window b'])
    addFrame({ id: 'c' })
    patchFrameRealms(window)
    expect(patched).to.deep.equal(['window a', 'window b', 'window c'])
  })

  it('are left alone if there is none, or it has another origin', async () => {
    const frame = await load({ sandbox: '', srcdoc: '<p>' })
    for (const realm of [null, undefined, windowOf(frame)]) patchRealm(realm)
    patchFrameRealms(window)
    expect(patched).to.deep.equal([])
  })

  it('get all patches although one fails, which the console names', () => {
    realmPatches.unshift(function broken() {
      throw new Error('of the test')
    })
    const { error } = console
    const said: unknown[][] = []
    console.error = (...words: unknown[]) => void said.push(words)
    patchRealm(windowOf(addFrame({ id: 'a' })))
    console.error = error
    expect(patched).to.deep.equal(['window a'])
    expect(said).to.have.length(1)
    expect(said[0]![0]).to.contain('"broken" could not be patched')
    expect((said[0]![1] as Error).message).to.equal('of the test')
  })
})

describe('the guard in a document that the page wrote into a frame', () => {
  const key = Symbol.for('consent-elements frames')
  const shared = window as unknown as Record<symbol, unknown>
  afterEach(() => void delete shared[key])

  it('is not needed in a page of its own', () => {
    exposePatcherToFrames(() => expect.fail('the page itself'))
    expect(delegateToParentGuard()).to.equal(false)
  })

  /** Runs the module in a frame, which asks the guard of this page. */
  const askIn = async (frame: HTMLIFrameElement): Promise<boolean> => {
    const realm = windowOf(frame) as Realm & { answer?: boolean }
    const script = realm.document.createElement('script')
    script.type = 'module'
    script.text = `import { delegateToParentGuard } from '${location.origin}/src/blocking/frames/patcher-for-frames.ts'
      window.answer = delegateToParentGuard()`
    realm.document.head.append(script)
    await eventually(() => expect(realm.answer).to.be.a('boolean'))
    return realm.answer!
  }
  const blob = (): string => URL.createObjectURL(new Blob(['<p>'], { type: 'text/html' }))

  it('has the document patched by the guard of the page', async () => {
    const patched: unknown[] = []
    exposePatcherToFrames(realm => patched.push(realm))
    for (const [name, value] of Object.entries({ srcdoc: '<p>', src: blob() })) {
      const frame = await load({ [name]: value })
      expect(await askIn(frame)).to.equal(true)
      expect(patched.pop()).to.equal(frame.contentWindow)
    }
    expect(patched).to.deep.equal([])
  })

  it('blocks by itself if the page has no guard, or the document has an address of its own', async () => {
    expect(await askIn(await load({ srcdoc: '<p>' }))).to.equal(false)
    exposePatcherToFrames(() => expect.fail('a document of the site'))
    expect(await askIn(await load({ src: `/page/?${new URLSearchParams({ html: '<!doctype html><p>' })}` }))).to.equal(
      false,
    )
  })

  it('blocks by itself if that of the page fails', async () => {
    exposePatcherToFrames(() => {
      throw new Error('of the test')
    })
    expect(await askIn(await load({ srcdoc: '<p>' }))).to.equal(false)
  })
})

describe('the tags that we add to such a document', () => {
  const before = { ...guardScript }
  after(() => void Object.assign(guardScript, before))
  const read = (granted: string | undefined, hasTag = true): string => {
    place.innerHTML = '<meta><i id="tag"></i><b></b>'
    Object.assign(guardScript, { granted, tag: hasTag ? place.querySelector('#tag') : null })
    removeAddedTags()
    return [...place.children].map(({ localName }) => localName).join(' ')
  }

  it('are removed, so that the page’s scripts find their own nodes', () => {
    expect(read('marketing')).to.equal('b')
    expect(read('')).to.equal('b')
  })

  it('stay if the site wrote them itself', () => {
    expect(read(undefined)).to.equal('meta i b')
    expect(read('marketing', false)).to.equal('meta i b')
  })
})
