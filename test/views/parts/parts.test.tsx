import { expect } from '@open-wc/testing'
import { assert as holds, double, integer, property } from 'fast-check'
import { flushSync } from 'react-dom'
import { settingsAtom } from '../../../src/store/settings-atoms'
import { en } from '../../../src/translations/en'
import { Branding } from '../../../src/views/parts/Branding'
import { build } from '../../../src/views/parts/build'
import { Button } from '../../../src/views/parts/Button'
import { Disclosure } from '../../../src/views/parts/Disclosure'
import { icon } from '../../../src/views/parts/icon'
import * as paths from '../../../src/views/parts/icon-paths'
import { CheckIcon, ChevronIcon, CloseIcon, InfoIcon, LockIcon, ShieldIcon } from '../../../src/views/parts/icons'
import { Overlay } from '../../../src/views/parts/Overlay'
import { PolicyLink } from '../../../src/views/parts/PolicyLink'
import { safeHref } from '../../../src/views/parts/safe-href'
import { scrollThumb } from '../../../src/views/parts/scroll-thumb'
import { Status, useNotice } from '../../../src/views/parts/Status'
import { STATUS_CLEAR_MS } from '../../../src/views/parts/status-clear-ms'
import { Switch } from '../../../src/views/parts/Switch'
import { seed } from '../../support/seed'
import { stopClock } from '../../support/fake-clock'
import { draw, drawParts, place, store } from '../draw-part'

const attributes = (element: Element, ...names: string[]): (string | null)[] =>
  names.map(name => element.getAttribute(name))

drawParts()

describe('the parts of the views', () => {
  it('name this product unless the site hides it, in no language that is translated', () => {
    expect(attributes(draw(<Branding />), 'part', 'translate', 'lang')).to.deep.equal(['branding', 'no', 'en'])
    expect(place.textContent).to.equal('consent-elements')
    expect(place.querySelector('svg')).not.to.equal(null)
    flushSync(() => store.set(settingsAtom, { ...store.get(settingsAtom), hideBranding: true }))
    expect(place.firstElementChild).to.equal(null)
  })

  it('link to the policy of the site if there is one that can be a link', () => {
    expect(draw(<PolicyLink />)).to.equal(null)
    for (const [policyUrl, href] of [
      ['/privacy', '/privacy'],
      ['javascript:alert(1)', null],
    ] as const) {
      flushSync(() => store.set(settingsAtom, { ...store.get(settingsAtom), policyUrl }))
      expect(place.querySelector('a')?.getAttribute('href') ?? null).to.equal(href)
    }
    flushSync(() => store.set(settingsAtom, { ...store.get(settingsAtom), policyUrl: '/privacy' }))
    const link = place.querySelector('a')!
    expect([link.textContent, ...attributes(link, 'part', 'class')]).to.deep.equal([
      en.common.privacyPolicy,
      'link',
      'link',
    ])
  })

  it('have buttons that submit no form, with their action and their emphasis', () => {
    let presses = 0
    const button = draw(
      <Button action="save" variant="soft" onPress={() => presses++}>
        Save
      </Button>,
    )
    expect([button.textContent, ...attributes(button, 'type', 'part', 'data-action', 'class')]).to.deep.equal([
      'Save',
      'button',
      'save',
      'save',
      'button soft',
    ])
    button.click()
    expect(presses).to.equal(1)
  })

  it('unfold what a button names, and fold it again', () => {
    const button = draw(
      <Disclosure id="more" label="More">
        <p>Inside</p>
      </Disclosure>,
    )
    const content = place.querySelector<HTMLElement>('#more')!
    expect(attributes(button, 'type', 'part', 'aria-controls')).to.deep.equal(['button', 'disclosure', 'more'])
    for (const open of [false, true, false]) {
      expect([button.getAttribute('aria-expanded'), content.hidden]).to.deep.equal([String(open), !open])
      flushSync(() => button.click())
    }
  })

  it('dim the page only while something is shown, and hear presses on it', () => {
    let presses = 0
    const overlay = draw(<Overlay shown onPress={() => presses++} />)
    expect([overlay.hidden, ...attributes(overlay, 'part', 'class')]).to.deep.equal([false, 'overlay', 'overlay'])
    overlay.click()
    expect(presses).to.equal(1)
    expect(draw(<Overlay shown={false} />).hidden).to.equal(true)
  })

  it('announce a text in a live region, and clear it so that the same text can be announced again', async () => {
    const clock = stopClock()
    const Speaker = () => {
      const [notice, say] = useNotice()
      return (
        <>
          <Status>{notice}</Status>
          <button type="button" onClick={() => say('Saved')} />
        </>
      )
    }
    try {
      const status = draw(<Speaker />)
      expect(attributes(status, 'role', 'class')).to.deep.equal(['status', 'status'])
      for (let times = 0; times < 2; times++) {
        expect(status.textContent).to.equal('')
        flushSync(() => place.querySelector('button')!.click())
        expect(status.textContent).to.equal('Saved')
        await clock.pass(STATUS_CLEAR_MS - 1)
        expect(status.textContent).to.equal('Saved')
        await clock.pass(1)
      }
      expect(status.textContent).to.equal('')
    } finally {
      clock.restore()
    }
  })

  for (const on of [true, false])
    for (const locked of [true, false])
      it(`have a switch that is ${on ? 'on' : 'off'}${locked ? ' and locked' : ''}`, () => {
        let toggles = 0
        const button = draw(
          <Switch
            part="switch-x"
            on={on}
            locked={locked}
            aria-labelledby="a"
            aria-describedby="b"
            onToggle={() => toggles++}
          />,
        )
        expect(
          attributes(button, 'type', 'role', 'part', 'data-action', 'aria-labelledby', 'aria-describedby'),
        ).to.deep.equal(['button', 'switch', 'switch-x', 'switch-x', 'a', 'b'])
        expect(attributes(button, 'aria-checked', 'aria-disabled')).to.deep.equal([String(on), locked ? 'true' : null])
        const state = `${on ? 'on' : 'off'}${locked ? ' locked' : ''}`
        const parts = [...button.querySelectorAll('[part]')].map(each => each.getAttribute('part'))
        const isLock = on && locked
        expect(parts).to.deep.equal(isLock ? [`switch ${state}`] : [`switch track ${state}`, `thumb ${state}`])
        const path = button.querySelector('path')?.getAttribute('d')
        expect(path).to.equal(isLock ? paths.lockPath : on ? paths.checkPath : undefined)
        button.click()
        expect(toggles).to.equal(locked ? 0 : 1)
      })
})

describe('the icons of the views', () => {
  it('are the same with and without React, in a square of 24, silent for screen readers', () => {
    for (const [drawn, path] of [
      [<CloseIcon key="close" />, paths.closePath],
      [<ChevronIcon key="chevron" />, paths.chevronPath],
      [<CheckIcon key="check" />, paths.checkPath],
      [<LockIcon key="lock" />, paths.lockPath],
      [<InfoIcon key="info" />, paths.infoPath],
    ] as const) {
      const [ours, reacts] = [icon(path), draw(drawn)]
      for (const svg of [ours, reacts]) {
        expect(attributes(svg, 'viewBox', 'aria-hidden')).to.deep.equal(['0 0 24 24', 'true'])
        expect(svg.namespaceURI).to.equal('http://www.w3.org/2000/svg')
        expect(svg.querySelector('path')!.getAttribute('d')).to.equal(path)
      }
    }
    expect(draw(<ShieldIcon />).getAttribute('focusable')).to.equal('false')
  })

  it('are drawn within their square', () => {
    for (const path of Object.values(paths)) {
      const svg = icon(path)
      place.append(svg)
      const { x, y, width, height } = (svg.querySelector('path') as SVGPathElement).getBBox()
      expect(Math.max(width, height)).to.be.greaterThan(5)
      expect(Math.min(x, y)).to.be.at.least(0)
      expect(Math.max(x + width, y + height)).to.be.at.most(24)
      svg.remove()
    }
    expect(icon().querySelector('path')!.getAttribute('d')).to.equal('')
  })
})

describe('building an element without React', () => {
  it('sets texts, leaves out what is off, listens, and appends what is there', () => {
    let clicks = 0
    const child = document.createElement('b')
    const element = build(
      'p',
      { id: 'x', title: '', hidden: true, lang: null, dir: false, click: () => clicks++ },
      'text',
      child,
      null,
      false,
      undefined,
      '',
    )
    expect(element.getAttributeNames()).to.have.members(['id', 'title', 'hidden'])
    expect(attributes(element, 'id', 'title', 'hidden')).to.deep.equal(['x', '', ''])
    expect([...element.childNodes].map(node => node.textContent)).to.deep.equal(['text', ''])
    expect(element.lastChild).to.equal(child)
    element.click()
    expect(clicks).to.equal(1)
    expect(build('i').outerHTML).to.equal('<i></i>')
  })
})

describe('the address of a link', () => {
  it('may be relative, http or https, and nothing else', () => {
    for (const url of ['/a', 'a.html', '?a', '#a', '//host.example/a', 'http://a.example', 'HTTPS://a.example'])
      expect(safeHref(url), url).to.equal(url)
    for (const url of [
      null,
      '',
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'https://',
      'mailto:a@b.example',
      'xhttps:a',
      'https+x:a',
    ])
      expect(safeHref(url), `${url}`).to.equal(null)
  })
})

describe('the thumb of a scroll bar', () => {
  it(`stays within its track, is at its end exactly when the content is, and 18 pixels long (seed ${seed})`, () => {
    holds(
      property(
        integer({ min: 20, max: 2000 }),
        integer({ min: 2, max: 9000 }),
        double({ min: 0, max: 1, noNaN: true }),
        (visible, hidden, part) => {
          const content = visible + hidden
          const at = scrollThumb(visible, content, part * hidden)!
          expect(at.length).to.be.within(18, visible)
          expect(at.start).to.be.at.least(0)
          expect(at.start + at.length).to.be.at.most(visible + 1e-6)
          expect(at.start).to.be.closeTo(part * (visible - at.length), 1e-6)
          if (at.length > 18) expect(at.length / visible).to.be.closeTo(visible / content, 1e-6)
        },
      ),
      { seed },
    )
  })

  it('is there from two hidden pixels on', () => {
    expect([100, 101, 101.5, 102].map(content => scrollThumb(100, content, 0) !== null)).to.deep.equal([
      false,
      false,
      true,
      true,
    ])
  })
})
