import { expect, nextFrame } from '@open-wc/testing'
import { avoidObscuringFocus } from '../../../src/views/consent-banner/avoid-obscuring-focus'

describe('avoidObscuringFocus', () => {
  let host: HTMLElement
  let card: HTMLElement
  let page: HTMLElement
  let changes = 0
  let stop: () => void
  /** Lays the card over a part of the window; it changes its side as the banner does. */
  const layOver = (edge: 'top' | 'bottom', height: string, width = '100%'): void => {
    const side = (now: 'top' | 'bottom'): void => {
      const inset = now === 'top' ? 'inset:0 auto auto 0' : 'inset:auto auto 0 0'
      card.style.cssText = `position:fixed;${inset};height:${height};width:${width}`
    }
    let now = edge
    side(now)
    stop = avoidObscuringFocus(card, () => {
      changes++
      now = now === 'top' ? 'bottom' : 'top'
      side(now)
    })
  }
  /** Adds a link of the page, 20 pixels high, at a distance from the top of the page. */
  const linkAt = (top: number, more = ''): HTMLElement => {
    const link = page.appendChild(document.createElement('a'))
    link.href = '#'
    link.style.cssText = `position:absolute;left:10px;width:50px;height:20px;top:${top}px;${more}`
    return link
  }
  const settled = async (): Promise<void> => {
    await nextFrame()
    await nextFrame()
  }
  /** Focuses an element as the browser does, and leaves the page where it was scrolled. */
  const focus = async (element: HTMLElement): Promise<void> => {
    element.focus({ preventScroll: true })
    await settled()
  }
  const isCovered = (element: Element): boolean => {
    const [a, b] = [element.getBoundingClientRect(), card.getBoundingClientRect()]
    return a.bottom > b.top + 1 && a.top < b.bottom - 1 && a.left < b.right && a.right > b.left
  }

  beforeEach(() => {
    changes = 0
    host = document.body.appendChild(document.createElement('div'))
    card = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('section'))
    page = document.body.appendChild(document.createElement('main'))
    page.style.cssText = 'position:absolute;inset:0 auto auto 0;width:600px'
    scrollTo(0, 0)
  })
  afterEach(() => {
    stop()
    host.remove()
    page.remove()
    scrollTo(0, 0)
  })

  it('scrolls what is behind the banner into the middle', async () => {
    page.style.height = '3000px'
    layOver('bottom', '100px')
    const link = linkAt(innerHeight - 60)
    await focus(link)
    expect([isCovered(link), changes]).to.eql([false, 0])
    expect(scrollY).to.be.above(100)
  })

  it('leaves the page where the element is seen, also in part', async () => {
    page.style.height = '3000px'
    layOver('bottom', '100px', '40px')
    for (const [top, more] of [
      [50, ''],
      [innerHeight - 110, ''],
      [innerHeight - 60, ''], // wider than the card
      [innerHeight - 10, ''],
      [innerHeight - 60, 'left:30px;width:20px'],
    ] as const) {
      await focus(linkAt(top, more))
      expect([scrollY, changes], `${top} ${more}`).to.eql([0, 0])
    }
  })

  it('moves the banner to the other edge where the page cannot scroll', async () => {
    layOver('bottom', '100px')
    const link = linkAt(0, `position:fixed;top:${innerHeight - 60}px`)
    await focus(link)
    expect([isCovered(link), changes, scrollY]).to.eql([false, 1, 0])
  })

  it('scrolls to the free edge beside a banner higher than half of the window, from the top of the page', async () => {
    page.style.height = '3000px'
    layOver('bottom', '80%')
    const link = linkAt(innerHeight * 0.6)
    await focus(link)
    expect(isCovered(link)).to.equal(false)
    expect(link.getBoundingClientRect().top).to.be.at.least(0)
  })

  it('scrolls to the free edge beside a high banner at the top, at the end of the page', async () => {
    page.style.height = '3000px'
    layOver('top', '80%')
    scrollTo(0, 3000)
    const link = linkAt(3000 - innerHeight * 0.5)
    await focus(link)
    expect(isCovered(link)).to.equal(false)
    expect(link.getBoundingClientRect().bottom).to.be.at.most(innerHeight)
  })

  it('moves a high banner and scrolls, if only both together help', async () => {
    page.style.height = `${innerHeight + 40}px`
    layOver('bottom', '80%')
    const link = linkAt(innerHeight * 0.3)
    await focus(link)
    const { top } = link.getBoundingClientRect()
    expect(changes).to.be.within(1, 2)
    expect(top).to.be.within(0, innerHeight)
  })

  it('looks at the element within shadow trees', async () => {
    page.style.height = '3000px'
    layOver('bottom', '100px')
    const outer = page.appendChild(document.createElement('div'))
    outer.style.cssText = 'position:absolute;top:0;height:3000px;width:10px'
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('a'))
    inner.href = '#'
    inner.style.cssText = `position:absolute;top:${innerHeight - 60}px;height:20px;width:10px`
    await focus(inner)
    expect([isCovered(inner), scrollY > 0]).to.eql([false, true])
  })

  it('ignores what is in the banner itself', async () => {
    page.style.height = '3000px'
    layOver('bottom', '100px')
    const button = card.appendChild(document.createElement('button'))
    await focus(button)
    expect([scrollY, changes]).to.eql([0, 0])
  })

  it('sees an element of the banner’s host only as a part of the banner', async () => {
    layOver('bottom', '100px')
    host.tabIndex = 0
    host.style.cssText = `position:fixed;bottom:20px;left:0;width:10px;height:10px`
    await focus(host)
    expect(changes).to.equal(0)
  })

  it('uncovers what had the focus before, if the visitor sees that', async () => {
    page.style.height = '3000px'
    const link = linkAt(innerHeight - 60)
    const field = page.appendChild(document.createElement('input'))
    link.remove()
    field.style.cssText = `position:absolute;left:10px;height:20px;top:${innerHeight - 60}px`
    field.focus({ preventScroll: true })
    expect(field.matches(':focus-visible')).to.equal(true)
    layOver('bottom', '100px')
    await settled()
    expect([isCovered(field), scrollY > 0]).to.eql([false, true])
  })

  it('looks only at the last of several focused elements', async () => {
    page.style.height = '3000px'
    layOver('bottom', '100px')
    const [covered, seen] = [linkAt(innerHeight - 60), linkAt(50)]
    covered.focus({ preventScroll: true })
    seen.focus({ preventScroll: true })
    await settled()
    expect([scrollY, changes]).to.eql([0, 0])
  })

  it('ends with its stop, also what is to happen in the next frame', async () => {
    page.style.height = '3000px'
    layOver('bottom', '100px')
    const link = linkAt(innerHeight - 60)
    link.focus({ preventScroll: true })
    stop()
    await settled()
    expect(scrollY).to.equal(0)
    link.blur()
    await focus(link)
    expect([scrollY, changes]).to.eql([0, 0])
  })
})
