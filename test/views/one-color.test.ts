import { expect } from '@open-wc/testing'
import { bannerScene, rootOf, settled, style } from './accessibility/scenes'
import { contrast } from './accessibility/contrast'
import { clearPage, part, pretend } from './page'

const accents =
  '#ffff00 #ffffff #000000 #777777 #767676 #757575 #808080 #ff0000 #00ff00 #0000ff #0b6b3a #ff6600 #e91e63 #8fd3e2 rebeccapurple hsl(45,100%,50%)'.split(
    ' ',
  )

/** Returns the value of a private property of the theme. */
function themeColor(element: Element, name: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(--_${name})`
  rootOf(element).querySelector('.root')!.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

describe('one color', () => {
  afterEach(clearPage)

  for (const colorScheme of ['light', 'dark'] as const)
    for (const accent of accents)
      it(`gives readable text, hover and focus (${accent}, ${colorScheme})`, async () => {
        if (colorScheme === 'dark') await pretend({ colorScheme })
        const { element } = await bannerScene()
        element.style.setProperty('--consent-accent', accent)
        style(element, '*{transition:none!important}')
        await settled()
        const { color } = getComputedStyle(part(element, 'accept'))
        const of = (name: string): string => themeColor(element, name)
        expect(color, 'the text of Accept').to.equal(of('on-accent'))
        expect(contrast(of('on-accent'), of('accent')), 'on the accent').to.be.at.least(4.5)
        expect(contrast(of('on-accent'), of('accent-hover')), 'on hover').to.be.at.least(4.5)
        expect(contrast(of('focus'), of('surface')), 'focus ring').to.be.at.least(3)
        expect(contrast(of('edge'), of('surface')), 'edge').to.be.at.least(3)
      })

  it('changes the color on hover, and keeps colors that the site sets', async () => {
    const { element } = await bannerScene()
    element.style.setProperty('--consent-accent', '#ffcc00')
    await settled()
    expect(themeColor(element, 'accent-hover')).not.to.equal('rgb(255, 204, 0)')
    element.style.setProperty('--consent-on-accent', 'rgb(1, 2, 3)')
    element.style.setProperty('--consent-accent-hover', 'rgb(4, 5, 6)')
    await settled()
    expect(themeColor(element, 'on-accent')).to.equal('rgb(1, 2, 3)')
    expect(themeColor(element, 'accent-hover')).to.equal('rgb(4, 5, 6)')
  })
})
