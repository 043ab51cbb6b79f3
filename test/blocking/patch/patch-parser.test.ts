import { expect } from '@open-wc/testing'
import { deferredText, releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { patchElements } from '../../../src/blocking/patch/patch-elements'
import { patchMarkup } from '../../../src/blocking/patch/patch-markup'
import { patchParser } from '../../../src/blocking/patch/patch-parser'
import { trackerJudge } from '../stand-ins'

const { appendChild } = Node.prototype
const { setAttribute } = Element.prototype
const tracker = 'https://tracker.example/a'

describe('patchParser', () => {
  const { allow, judged } = trackerJudge()
  let place: HTMLElement
  let restore: () => boolean
  beforeEach(() => {
    allow(false)
    place = document.body.appendChild(document.createElement('div'))
    restore = patchParser()
  })
  afterEach(() => {
    restore()
    place.remove()
    allow()
    releaseDeferred()
  })

  it('blocks elements that are inserted in any way, and releases them', async () => {
    const html = `<p><img src="${tracker}"></p><link rel="stylesheet" href="${tracker}"><video src="${tracker}"></video>`
    place.innerHTML = html
    await Promise.resolve()
    expect(place.innerHTML).to.equal('<p><img></p><link rel="stylesheet"><video></video>')
    expect(deferredText(place.querySelector('img'), 'src')).to.equal(tracker)
    allow()
    releaseDeferred()
    expect(place.innerHTML).to.equal(html)
  })

  it('goes on if the shadow root of a polyfill is not a node', async () => {
    const host = document.createElement('p')
    Object.defineProperty(host, 'shadowRoot', { value: { host } })
    place.append(host)
    place.innerHTML += `<img src="${tracker}">`
    place.prepend(host)
    await Promise.resolve()
    expect(deferredText(place.querySelector('img'), 'src')).to.equal(tracker)
  })

  it('scans SVG a second time, because its URLs can be written without its attributes', async () => {
    const restoreMarkup = patchMarkup()
    try {
      const namespace = 'http://www.w3.org/2000/svg'
      const image = document.createElementNS(namespace, 'image')
      place.appendChild(document.createElementNS(namespace, 'svg')).append(image)
      place.append('text')
      image.href.baseVal = tracker
      await Promise.resolve()
      expect(deferredText(image, 'href')).to.equal(tracker)
    } finally {
      restoreMarkup()
    }
  })

  const manyLines: Record<string, () => void> = {
    'has inserted many that fetch nothing': () => {
      for (let line = 0; line < 40; line++) place.appendChild(document.createElement('p'))
    },
    'has inserted many that only contain a text': () => {
      for (let line = 0; line < 40; line++)
        place.appendChild(Object.assign(document.createElement('p'), { textContent: 'line' }))
    },
    'has written long markup': () => {
      place.appendChild(document.createElement('section')).innerHTML = '<p>line <img src="/own.png" alt=""></p>'.repeat(
        400,
      )
    },
    'has added long markup': () => place.insertAdjacentHTML('beforeend', '<p>line</p>'.repeat(400)),
  }
  for (const [what, insertLines] of Object.entries(manyLines))
    it(`blocks elements that are inserted in any way after a script ${what}`, async () => {
      const restoreMarkup = patchMarkup()
      const sources = (): Element[] => [...place.querySelectorAll('video')].filter(video => video.hasAttribute('src'))
      const foreign = (): Node =>
        new DOMParser().parseFromString(`<video src="${tracker}"></video>`, 'text/html').body.firstChild!
      try {
        insertLines()
        place.appendChild(foreign())
        place.insertBefore(foreign(), null)
        expect(sources()).to.deep.equal([])
        appendChild.call(place, foreign()) // A change by another copy of the native functions is found after our scan.
        await Promise.resolve()
        expect(sources()).to.deep.equal([])
        insertLines()
        await Promise.resolve()
        appendChild.call(place, foreign())
        await Promise.resolve()
        expect(sources()).to.deep.equal([])
        appendChild.call(place, foreign())
        insertLines()
        await Promise.resolve()
        expect(sources()).to.deep.equal([])
      } finally {
        restoreMarkup()
      }
    })

  it('holds what a script inserts into edited text after it has written long markup', async () => {
    const restoreMarkup = patchMarkup()
    try {
      const text = place.appendChild(document.createElement('div'))
      text.contentEditable = 'true'
      manyLines['has written long markup']!()
      text.focus()
      document.execCommand('insertHTML', false, `<b>own</b><img src="${tracker}">`)
      await Promise.resolve()
      expect(deferredText(text.querySelector('img'), 'src')).to.equal(tracker)
    } finally {
      restoreMarkup()
    }
  })

  it('scans SVG in long markup a second time, because its URLs can be written without its attributes', async () => {
    const restoreMarkup = patchMarkup()
    try {
      place.append(document.createElement('p'))
      place.insertAdjacentHTML('beforeend', `${'<p>line</p>'.repeat(400)}<svg><image></image></svg>`)
      place.querySelector('image')!.href.baseVal = tracker
      await Promise.resolve()
      expect(deferredText(place.querySelector('image'), 'href')).to.equal(tracker)
    } finally {
      restoreMarkup()
    }
  })

  it('finds writes by other copies of the functions after a script has written many attributes and texts', async () => {
    const restores = [patchMarkup(), patchElements()]
    const image = place.appendChild(new Image())
    const text = place.appendChild(document.createTextNode(''))
    try {
      for (let write = 0; write < 400; write++) {
        place.setAttribute('data-write', `${write}`)
        text.nodeValue = `${write}`
        image.src = `data:,${write}`
      }
      await Promise.resolve()
      setAttribute.call(image, 'src', tracker)
      await Promise.resolve()
      expect(deferredText(image, 'src')).to.equal(tracker)
    } finally {
      for (const restore of restores) restore()
    }
  })

  it('does not scan elements a second time that are inserted one by one', async () => {
    const restoreMarkup = patchMarkup()
    try {
      const before = judged.length
      for (const name of ['a', 'b', 'c']) place.append(Object.assign(new Image(), { src: `/${name}.png` }))
      await Promise.resolve()
      expect(judged.length).to.equal(before + 3)
    } finally {
      restoreMarkup()
    }
  })

  it('does not scan elements again that were scanned on insertion, but scans all that came later', async () => {
    const restoreMarkup = patchMarkup()
    try {
      const own = Object.assign(new Image(), { src: 'data:,own' })
      const before = judged.length
      place.append(document.createElement('p'), own)
      await Promise.resolve()
      expect(judged.length).to.equal(before + 1)

      const late = document.createElement('p')
      place.append(late)
      late.innerHTML = `<img src="${tracker}">`
      const moved = document.createElement('p')
      place.append(moved)
      moved.remove()
      appendChild.call(moved, Object.assign(new Image(), { src: tracker }))
      appendChild.call(place, moved)
      await Promise.resolve()
      for (const image of [late.firstElementChild, moved.firstElementChild])
        expect(deferredText(image, 'src')).to.equal(tracker)
    } finally {
      restoreMarkup()
    }
  })

  it('stays as a whole if another script has replaced its function', async () => {
    const ours = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      return ours.call(this, init)
    }
    expect(restore()).to.equal(false)
    const image = document.createElement('img')
    setAttribute.call(image, 'src', tracker)
    appendChild.call(place, image)
    await Promise.resolve()
    expect(deferredText(image, 'src')).to.equal(tracker)
    Element.prototype.attachShadow = ours
    expect(restore()).to.equal(true)
  })

  it('leaves everything else alone, and everything once it is removed', async () => {
    const own = '<img src="data:,own">text'
    place.innerHTML = own
    await Promise.resolve()
    expect(place.innerHTML).to.equal(own)
    expect(restore()).to.equal(true)
    const html = `<a ping="${tracker}">x</a>`
    place.innerHTML = html
    await Promise.resolve()
    expect(place.innerHTML).to.equal(html)
  })
})
