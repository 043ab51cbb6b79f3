// The scenarios of custom-elements-everywhere.com with our own elements, rendered by React.
import { expect } from '@open-wc/testing'
import { createElement, createRef, useState, version, type ReactNode } from 'react'
import { ConsentBannerElement, PrivacySettingsButtonElement, PrivacySettingsDialogElement } from '../../src/elements'
import { draw, leave, press, shown, until } from './site'

let tags = 0
/** Returns a new tag name for a test, to be registered at once or later. */
function newTag(Base: typeof HTMLElement, now = true): { tag: string; upgrade: () => void } {
  const tag = `react-${version.split('.')[0]}-${++tags}`
  const upgrade = () => customElements.define(tag, class extends Base {})
  if (now) upgrade()
  return { tag, upgrade }
}
const events = ['lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent']

describe('our elements in JSX', () => {
  afterEach(leave)

  for (const before of [true, false])
    it(`accept attributes, booleans and their changes, registered ${before ? 'before' : 'after'} they are rendered`, async () => {
      const { tag, upgrade } = newTag(ConsentBannerElement, before)
      const ref = createRef<ConsentBannerElement>()
      function Site() {
        const [on, setOn] = useState(true)
        const said = {
          ref,
          'color-scheme': on ? 'dark' : 'light',
          'hide-branding': on ? '' : undefined,
          language: 'de',
        }
        return (
          <>
            {createElement(tag, said as object)}
            <button id="turn" onClick={() => setOn(!on)} />
          </>
        )
      }
      draw(<Site />)
      await shown('#turn')
      if (!before) upgrade()
      const is = () => [ref.current!.colorScheme, ref.current!.hideBranding, ref.current!.language]
      expect(is()).to.deep.equal(['dark', true, 'de'])
      await press('#turn')
      await until(() => ref.current!.colorScheme === 'light')
      expect(is()).to.deep.equal(['light', false, 'de'])
    })

  it('accept properties by ref before the upgrade, and keep objects by identity', async () => {
    const { tag, upgrade } = newTag(ConsentBannerElement, false)
    const callbacks = { onReady() {} }
    const take = (element: ConsentBannerElement | null): void => {
      if (element) Object.assign(element, { callbacks, policyUrl: '/privacy', scrollLock: true })
    }
    const { container } = draw(createElement(tag, { ref: take }))
    await until(() => container.querySelector(tag))
    upgrade()
    const element = container.querySelector<ConsentBannerElement & { callbacks: unknown }>(tag)!
    expect(element.policyUrl).to.equal('/privacy')
    expect(element.scrollLock).to.equal(true)
    expect(element.getAttribute('policy-url')).to.equal('/privacy')
    expect(element.callbacks).to.equal(callbacks)
  })

  it('accept objects, numbers and booleans by property name, as React 19 sets them', async () => {
    const callbacks = { onReady() {} }
    const ref = createRef<ConsentBannerElement>()
    const said = { ref, callbacks, lifetimeDays: 30, cookie: true }
    draw(createElement(newTag(ConsentBannerElement).tag, said as object))
    await until(() => ref.current)
    const { callbacks: taken, lifetimeDays, cookie } = ref.current!
    // React 18 only sets attributes, which is why types and docs use their names in kebab-case.
    if (version < '19') expect(ref.current!.getAttribute('callbacks')).to.equal('[object Object]')
    else expect([taken, lifetimeDays, cookie]).to.deep.equal([callbacks, 30, true])
  })

  it('dispatch events with any name to listeners added by ref', async () => {
    const heard: string[] = []
    const ref = createRef<HTMLElement>()
    draw(createElement(newTag(PrivacySettingsDialogElement).tag, { ref }))
    await until(() => ref.current)
    for (const name of events) {
      ref.current!.addEventListener(name, ({ type }) => heard.push(type))
      ref.current!.dispatchEvent(new CustomEvent(name))
    }
    expect(heard).to.deep.equal(events)
  })

  it('dispatch events with any name to listeners in attributes, as React 19 adds them', async () => {
    const heard: string[] = []
    const listeners = Object.fromEntries(events.map(name => [`on${name}`, ({ type }: Event) => heard.push(type)]))
    const ref = createRef<HTMLElement>()
    draw(createElement(newTag(PrivacySettingsDialogElement).tag, { ref, ...(version < '19' ? {} : listeners) }))
    await until(() => ref.current)
    for (const name of events) ref.current!.dispatchEvent(new CustomEvent(name))
    expect(heard).to.deep.equal(version < '19' ? [] : events)
  })

  it('can have children, and remove them again', async () => {
    const { tag } = newTag(PrivacySettingsButtonElement)
    const words = (text: ReactNode) => createElement(tag, null, text)
    const { container, root } = draw(words('Privacy'))
    await until(() => container.textContent === 'Privacy')
    root.render(words(<b>Settings</b>))
    await until(() => container.querySelector('b'))
    expect(container.querySelector(tag)!.textContent).to.equal('Settings')
    root.render(null)
    await until(() => container.childElementCount === 0)
  })
})
