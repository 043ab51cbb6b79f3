import { expect } from '@open-wc/testing'
import { describeControl } from '../../src/tools/audit/answer/describe-control'
import { findPretickedSwitches } from '../../src/tools/audit/observe/observe-switches'
import { stopClock } from '../support/fake-clock'
import { auditedPage, type AuditedNode } from './audited-page'

describe('the audit of the controls of a page', () => {
  let place: HTMLElement
  let clock: ReturnType<typeof stopClock>
  beforeEach(() => {
    clock = stopClock()
    place = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => {
    clock.restore()
    place.remove()
  })
  const find = (selector: string): HTMLElement => place.querySelector<HTMLElement>(selector)!
  const roles = { button: 'button', a: 'link', input: 'checkbox' } as Record<string, string>
  /** The buttons, links and boxes of the page, as an accessibility tree names them. */
  const controls = (): AuditedNode[] =>
    [...place.querySelectorAll<HTMLElement>('button,a,input')].map(node => ({
      node,
      role: roles[node.localName]!,
      name: node.ariaLabel ?? node.textContent!,
    }))
  const banner = (inner: string): void => {
    place.innerHTML = `<div role="dialog" style="position: fixed; inset: auto 0 0; background: rgb(250, 250, 250)">
      <p>We use cookies to count visits and to show you ads.</p>${inner}</div>`
  }

  describe('measures a control', () => {
    it('of a banner: what a visitor sees of it, and the text around', () => {
      banner(
        '<button style="background: rgb(0, 80, 0); color: rgb(255, 255, 255); font: 700 18px serif; border: 0">OK</button>',
      )
      const facts = describeControl.call(find('button'))!
      const { width, height } = find('button').getBoundingClientRect()
      expect(facts).to.deep.include({
        visible: true,
        parentVisible: true,
        inViewport: true,
        fontSize: 18,
        fontWeight: 700,
        color: 'rgb(255, 255, 255)',
        background: 'rgb(0, 80, 0)',
        behind: 'rgb(250, 250, 250)',
        hasBorder: false,
        hasOwnBackground: true,
        underlined: false,
        tag: 'button',
        disabled: false,
        checked: false,
        inBanner: true,
        bannerText: 'We use cookies to count visits and to show you ads.OK',
      })
      expect([facts.box.width, facts.box.height]).to.deep.equal([width, height])
    })

    it('by a text in it', () => {
      place.innerHTML = '<a href="#"><u>Cookie settings</u></a>'
      const facts = describeControl.call(find('u').firstChild!)!
      expect(facts).to.deep.include({ tag: 'u', underlined: true, inBanner: false, bannerText: '' })
    })

    it('without a background and with a border of its own', () => {
      banner('<button style="background: none; border: 1px solid rgb(9, 9, 9)">No</button>')
      expect(describeControl.call(find('button'))).to.deep.include({
        background: 'rgb(250, 250, 250)',
        hasOwnBackground: false,
        hasBorder: true,
      })
    })

    for (const [how, style] of [
      ['with no size', 'width: 0; height: 0; padding: 0; border: 0; overflow: hidden'],
      ['that is hidden', 'visibility: hidden'],
      ['that is transparent', 'opacity: 0'],
    ] as const)
      it(`${how}: it is not visible, and the label around it is`, () => {
        place.innerHTML = `<label>Marketing <input type="checkbox" checked style="${style}"></label>`
        const facts = describeControl.call(find('input'))!
        expect(facts).to.deep.include({ visible: false, parentVisible: true, checked: true, disabled: false })
      })

    it('that is inert, disabled, or switched on by ARIA', () => {
      place.innerHTML = `<div inert><p><button>A</button></p></div>
        <i aria-disabled="true">B</i><b role="switch" aria-checked="true">C</b>`
      expect(describeControl.call(find('button'))).to.deep.include({ visible: false, parentVisible: false })
      expect(describeControl.call(find('i'))).to.deep.include({ disabled: true, checked: false })
      expect(describeControl.call(find('b'))).to.deep.include({ disabled: false, checked: true })
    })

    it('that has left the page: nothing', () => {
      expect(describeControl.call(document.createElement('button'))).to.equal(null)
    })
  })

  it('finds switches that are on before a choice: shown, able to change, and not of necessary purposes', async () => {
    const box = (name: string, more: string): string =>
      `<label><input type="checkbox" aria-label="${name}" ${more}></label>`
    banner(
      box('Statistics', 'checked') +
        box('Marketing', '') +
        box('Necessary', 'checked') +
        box('Ads', 'checked disabled') +
        box('Hidden box, shown label', 'checked style="opacity: 0"') +
        `<div hidden>${box('Behind', 'checked')}</div>` +
        box('', 'checked'),
    )
    const { visit, data } = auditedPage(controls)
    expect(await clock.until(findPretickedSwitches(visit, data))).to.deep.equal([
      'Statistics',
      'Hidden box, shown label',
      'without a name',
    ])
  })

  it('finds switches in settings that it opens first', async () => {
    banner('<button>Settings</button><div hidden><label><input type="checkbox" aria-label="Ads" checked></label></div>')
    find('button').addEventListener('click', () => (find('[hidden]').hidden = false))
    const { visit, data } = auditedPage(controls)
    expect(await clock.until(findPretickedSwitches(visit, data))).to.deep.equal(['Ads'])
  })
})
