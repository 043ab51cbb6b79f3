import { expect, nextFrame } from '@open-wc/testing'
import { scrollHint } from '../../../src/views/parts/scroll-hint'
import { stopClock } from '../../support/fake-clock'
import { eventually } from '../../support/eventually'

describe('the strip at the end of a scroll container', () => {
  let area: HTMLElement
  let wrapper: HTMLElement
  const strip = (): HTMLElement => wrapper.querySelector<HTMLElement>(':scope>.hint')!
  const cut = (): string => wrapper.style.getPropertyValue('--_cut')
  const more = (): boolean => wrapper.hasAttribute('data-more')
  /** Shows a container of 200 pixels, of which the strip covers the last 40. */
  const show = async (contents: string): Promise<void> => {
    area = document.createElement('div')
    area.style.cssText = 'height:200px;width:300px;overflow:auto;font:16px/30px monospace;position:relative'
    area.innerHTML = contents
    wrapper = scrollHint(area)
    wrapper.style.cssText = 'position:relative;width:300px'
    strip().style.cssText = 'position:absolute;left:0;right:0;top:160px;height:40px'
    document.body.append(wrapper)
    await eventually(() => expect(cut()).to.not.equal(''))
  }
  afterEach(() => wrapper.remove())
  const block = (top: number, height: number, more = '', inside = 'a'): string =>
    `<div style="position:absolute;left:0;width:250px;top:${top}px;height:${height}px" ${more}>${inside}</div>`
  const end = '<div style="position:absolute;top:900px;height:20px">end</div>'

  it('wraps the container, unseen by screen readers', async () => {
    await show(block(0, 100) + end)
    expect([wrapper.className, area.parentElement, area.nextElementSibling]).to.eql(['hinted', wrapper, strip()])
    expect([strip().getAttribute('aria-hidden'), strip().querySelector('path') === null]).to.eql(['true', false])
  })

  it('is fitted again when an animation has changed the size of boxes', async () => {
    await show(block(150, 30) + end)
    expect(cut()).to.equal('10px')
    strip().style.top = '150px'
    area.dispatchEvent(new Event('animationend'))
    expect(cut()).to.equal('0px')
  })

  for (const [what, contents, expected] of [
    ['nothing', block(0, 100), 0],
    ['a line of text', block(150, 30), 10],
    ['a line that ends at it', block(130, 30), 0],
    ['a line that begins at it', block(160, 30), 0],
    ['a paragraph between two lines', block(10, 400, '', 'a<br>'.repeat(12)), 0],
    ['a button', block(120, 60, 'class="button"'), 40],
    ['a box without text', block(130, 60, '', ''), 30],
    [
      'a tall box with text at its end',
      block(100, 200, '', '<p style="position:absolute;top:150px;margin:0">a</p>'),
      0,
    ],
    ['the first pixels of a box', block(152, 100, '', '<p style="position:absolute;top:60px;margin:0">a</p>'), 8],
    [
      'a picture',
      block(100, 200, '', '<svg width="1" height="200"></svg><p style="position:absolute;top:150px;margin:0">a</p>'),
      0,
    ],
    ['something hidden', block(150, 30, 'hidden'), 0],
    ['a line within others', block(100, 200, '', '<section><p style="margin:0;padding-top:45px">a</p></section>'), 11],
    ['a line that the end of the strip would cut then', block(140, 30, 'class="button"') + block(128, 30, '', 'b'), 32],
  ] as const)
    it(`begins ${expected} pixels higher where it would cut ${what}`, async () => {
      await show(contents + end)
      // The box of a line depends on the font.
      expect(Number.parseInt(cut())).to.be.closeTo(expected, expected === 11 ? 2 : 0)
    })

  it('stays where it is if it would have to begin too much higher', async () => {
    await show(block(0, 100) + end)
    area.insertAdjacentHTML('beforeend', block(40, 200, '', ''))
    await eventually(() => expect(cut()).to.equal(''))
  })

  it('is there while there is more below, and is fitted after the container rests', async () => {
    await show(block(0, 100) + block(205, 30) + block(350, 50))
    expect([more(), cut()]).to.eql([true, '0px'])
    const clock = stopClock()
    try {
      area.scrollTop = 50
      await eventually(() => expect(area.scrollTop).to.equal(50))
      await nextFrame()
      await nextFrame()
      await clock.pass(119)
      expect(cut()).to.equal('0px')
      await clock.pass(2)
      expect(cut()).to.equal('5px')
    } finally {
      clock.restore()
    }
    area.scrollTop = area.scrollHeight
    await eventually(() => expect(more()).to.equal(false))
    area.scrollTop -= 3
    await eventually(() => expect(more()).to.equal(true))
  })

  it('is fitted again when the content or the size of the container changes', async () => {
    await show(block(0, 100) + end)
    area.insertAdjacentHTML('beforeend', block(150, 30))
    await eventually(() => expect(cut()).to.equal('10px'))
    area.querySelectorAll('div')[2]!.remove()
    await eventually(() => expect(cut()).to.equal('0px'))
    area.style.height = '1000px'
    await eventually(() => expect(more()).to.equal(false))
  })
})
