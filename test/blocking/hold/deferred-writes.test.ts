import { expect } from '@open-wc/testing'
import { patchElements } from '../../../src/blocking/patch/patch-elements'
import { stopClock } from '../../support/fake-clock'
import { trackerJudge } from '../stand-ins'

const { getAttribute, setAttribute } = Element.prototype
const later = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

describe('what waits for consent', () => {
  const { allow, held } = trackerJudge()
  let restore: () => boolean
  let place: HTMLElement
  let count = 0
  /** The browser’s own attribute values. */
  const sources = (images: Iterable<Element>): string[] =>
    [...images].map(image => getAttribute.call(image, 'src')).filter(src => src !== null)
  const image = (): HTMLImageElement => Object.assign(new Image(), { src: `/page/plain.gif?tracker=${count++}` })
  const release = (): void => {
    allow()
    document.dispatchEvent(new Event('consent-change'))
  }
  beforeEach(() => {
    allow(false)
    restore = patchElements()
    place = document.createElement('div')
    document.body.append(place)
  })
  afterEach(() => {
    allow()
    restore()
    place.remove()
    return later()
  })

  it('is released in portions of 50, one each second, in document order', async () => {
    const clock = stopClock()
    const images = Array.from({ length: 120 }, image)
    place.append(...images)
    release()
    expect(sources(images)).to.deep.equal(
      images.slice(0, 50).map(({ src }) => new URL(src).pathname + new URL(src).search),
    )
    await clock.pass(990)
    expect(sources(images)).to.have.length(50)
    await clock.pass(20)
    expect(sources(images)).to.have.length(100)
    await clock.pass(1000)
    expect(sources(images)).to.have.length(120)
    clock.restore()
  })

  it('is held again if the visitor withdraws between two portions', async () => {
    const clock = stopClock()
    const images = Array.from({ length: 60 }, image)
    place.append(...images)
    release()
    allow(false)
    await clock.pass(1000)
    expect(sources(images)).to.have.length(50)
    clock.restore()
  })

  it('does not replace what the page has written natively since', async () => {
    const clock = stopClock()
    const images = Array.from({ length: 60 }, image)
    place.append(...images)
    release()
    setAttribute.call(images[59], 'src', '/page/own.gif')
    await clock.pass(1000)
    expect(sources(images).at(-1)).to.equal('/page/own.gif')
    expect(sources(images)).to.have.length(60)
    clock.restore()
  })

  for (const [how, insert] of Object.entries({
    'inserted by itself': (inserted: Element) => place.append(inserted),
    'inserted within a tree': (inserted: Element) => {
      const tree = document.createElement('p')
      tree.append(inserted)
      place.append(tree)
    },
  }))
    it(`does not request an image that the page has removed, until it is there again: ${how}`, async () => {
      const removed = image()
      insert(removed)
      await later()
      place.replaceChildren()
      release()
      expect(removed.loading).to.equal('lazy')
      const answered = new Promise(resolve => {
        for (const type of ['load', 'error']) removed.addEventListener(type, resolve, { once: true })
      })
      place.append(removed)
      await answered
    })

  it('requests the pixel that was never in the document', async () => {
    const pixel = image()
    await later()
    release()
    expect(sources([pixel])).to.have.length(1)
    expect(getAttribute.call(pixel, 'loading')).to.equal(null)
  })

  describe('if the visitor has refused it meanwhile, and accepts later', () => {
    const decide = (isDecided: boolean): void => {
      held.pending = () => (isDecided ? 'refused' : 'reject')
      document.dispatchEvent(new Event('consent-change'))
    }
    afterEach(() => void delete held.pending)
    const sized = (shown: HTMLImageElement, width: string, height = width): HTMLImageElement => {
      shown.setAttribute('width', width)
      shown.setAttribute('height', height)
      return shown
    }

    for (const [when, make] of Object.entries({
      'before the refusal': (images: () => HTMLImageElement[]) => {
        const made = images()
        decide(true)
        return made
      },
      'after the refusal': (images: () => HTMLImageElement[]) => {
        decide(true)
        return images()
      },
    })) {
      it(`requests no image that was never in the document, written ${when}`, async () => {
        const [pixel] = make(() => [image()])
        await later()
        release()
        expect(pixel!.loading).to.equal('lazy')
      })

      it(`requests no image of one pixel in the document, written ${when}`, async () => {
        const images = make(() => {
          const styled = image()
          styled.style.width = styled.style.height = '1px'
          const all = [sized(image(), '1'), sized(image(), '0'), styled]
          place.append(...all)
          return all
        })
        await later()
        release()
        expect(sources(images)).to.deep.equal([])
      })

      it(`requests a frame of a video, and an image of any other size, written ${when}`, async () => {
        let frame: HTMLIFrameElement
        const images = make(() => {
          frame = Object.assign(document.createElement('iframe'), { src: '/page/empty.html?tracker' })
          const all = [sized(image(), '100', '1'), sized(image(), '300'), image()]
          place.append(frame, ...all)
          return all
        })
        await later()
        release()
        expect(sources(images)).to.have.length(3)
        expect(sources([frame!])).to.have.length(1)
      })
    }
  })
})
