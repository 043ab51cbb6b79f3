import { expect } from '@open-wc/testing'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { openSettingsAtom } from '../../src/store/actions'
import type { ConsentStore } from '../../src/store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../../src/store/dialog-atoms'
import { customizeButtonAtom } from '../../src/store/ui-atoms'
import { ConsentContext } from '../../src/views/consent-context'
import { useModalDialog, type DialogPhase } from '../../src/views/use-modal-dialog'
import { tasksHaveRun } from '../support/at-rest'
import { eventually } from '../support/eventually'
import { afterwards, askingStore, clearPage, press } from './page'

describe('useModalDialog', () => {
  let store: ConsentStore
  let place: HTMLElement
  let root: Root
  let withStore = true
  function View({ phase }: { phase: DialogPhase }) {
    const dialog = useRef<HTMLDialogElement>(null)
    const title = () => dialog.current!.querySelector('h2')
    const modal = useModalDialog({ dialog, title, phase, store: withStore ? store : null })
    return (
      <dialog ref={dialog} {...modal}>
        <h2 tabIndex={-1}>Title</h2>
        <button>One</button>
        <button>Two</button>
      </dialog>
    )
  }
  const draw = (phase: DialogPhase | null): void =>
    flushSync(() =>
      root.render(<ConsentContext.Provider value={store}>{phase && <View phase={phase} />}</ConsentContext.Provider>),
    )
  const dialog = (): HTMLDialogElement => place.querySelector('dialog')!
  const isLocked = (): boolean => getComputedStyle(document.documentElement).overflowY === 'hidden'
  /** Adds a button of the page. */
  const button = (): HTMLButtonElement => {
    const added = document.body.appendChild(document.createElement('button'))
    afterwards(() => added.remove())
    return added
  }

  beforeEach(() => {
    withStore = true
    store = askingStore()
    store.set(openSettingsAtom)
    place = document.body.appendChild(document.createElement('main'))
    root = createRoot(place)
  })
  afterEach(async () => {
    flushSync(() => root.unmount())
    place.remove()
    await clearPage()
  })

  it('opens the dialog as a modal with the focus on its title, and locks the page', () => {
    draw('in')
    expect(dialog().matches(':modal')).to.equal(true)
    expect([document.activeElement, dialog().querySelector('h2')!.autofocus]).to.eql([
      dialog().querySelector('h2'),
      true,
    ])
    const { ownDialog, phase } = dialog().dataset
    expect([ownDialog, phase, dialog().getAttribute('aria-modal'), isLocked()]).to.eql(['', 'in', 'true', true])
  })

  it('neither opens nor locks anything before its time, and opens the same element then', () => {
    const opener = button()
    opener.focus()
    draw('soon')
    const before = dialog()
    expect([before.open, document.activeElement, isLocked()]).to.eql([false, opener, false])
    draw('in')
    expect([dialog(), before.matches(':modal'), isLocked()]).to.eql([before, true, true])
    draw(null)
    expect(document.activeElement).to.equal(opener)
  })

  it('unlocks the page while the dialog fades out, and stays open', () => {
    draw('in')
    draw('out')
    expect([dialog().matches(':modal'), isLocked()]).to.eql([true, false])
    draw(null)
    expect(isLocked()).to.equal(false)
  })

  it('returns the focus to what had it, and closes the element', () => {
    const opener = button()
    opener.focus()
    draw('in')
    const closed = dialog()
    draw('out')
    draw(null)
    expect([document.activeElement, closed.open]).to.eql([opener, false])
  })

  it('gives the focus to the new Customize button if the old one is gone, and only then', async () => {
    const [gone, customize, other] = [button(), button(), button()]
    gone.focus()
    draw('in')
    gone.remove()
    store.set(customizeButtonAtom, customize)
    draw(null)
    await eventually(() => expect(document.activeElement).to.equal(customize))
    draw('in')
    draw(null)
    other.focus()
    await tasksHaveRun()
    expect(document.activeElement).to.equal(other)
  })

  it('leaves the focus where it is without a store', async () => {
    withStore = false
    const gone = button()
    gone.focus()
    draw('in')
    gone.remove()
    store.set(customizeButtonAtom, button())
    draw(null)
    await tasksHaveRun()
    expect(document.activeElement).to.equal(document.body)
  })

  it('opens it again after the page has moved it, and not what is in no document', () => {
    draw('in')
    const moved = dialog()
    const other = document.body.appendChild(document.createElement('div'))
    afterwards(() => other.remove())
    other.append(place)
    expect(moved.matches(':modal')).to.equal(false)
    draw('in')
    expect([moved.matches(':modal'), moved.open]).to.eql([true, true])
    place.remove()
    draw('out')
    expect(moved.matches(':modal')).to.equal(false)
  })

  it('closes the settings on Escape, without closing the element itself', () => {
    draw('in')
    const cancel = new Event('cancel', { cancelable: true })
    flushSync(() => void dialog().dispatchEvent(cancel))
    expect([cancel.defaultPrevented, store.get(isPrivacyDialogOpenAtom), dialog().open]).to.eql([true, false, true])
  })

  it('closes the settings if the browser has closed the element, and not on another close event', () => {
    draw('in')
    flushSync(() => void dialog().dispatchEvent(new Event('close')))
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
    dialog().removeAttribute('open')
    flushSync(() => void dialog().dispatchEvent(new Event('close')))
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(false)
  })

  it('keeps Tab inside', async () => {
    draw('in')
    const [one, two] = dialog().querySelectorAll('button')
    two!.focus()
    await press('Tab')
    expect(document.activeElement).to.equal(one)
  })
})
