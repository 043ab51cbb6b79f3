import { whenPageChanges } from '../../browser/when-present'
import { nativeDocument } from '../../consent/native-document'
import { adoptStyles } from '../adopt-styles'
import { build } from '../parts/build'
import { thirdWayStyles } from './third-way-styles'

/** Our elements, and those of the React components, whose layers have Accept and Reject. */
export const layerHosts = 'consent-banner,privacy-settings-dialog,consent-tcf,[data-consent-layer]'

/** The third way on each layer. */
interface ThirdWay {
  /** Draws it again, in another language. */
  draw: () => void
  stop: () => void
}

/**
 * Keeps a third button beside Accept and Reject, on banner, dialog, and both layers of TCF. It takes the class of Accept,
 * so all three look the same, and has a slot `subscribe`.
 * @param text returns the text of the button
 */
export function keepThirdWay(text: () => string): ThirdWay {
  const observers = new Map<ShadowRoot, MutationObserver>()

  const drawIn = (root: ShadowRoot): void => {
    const accept = root.querySelector('[part~=accept]')
    if (!accept || !root.querySelector('[part~=reject]')) return
    // A server may have rendered it, as a button that submits a form.
    const button = root.querySelector<HTMLButtonElement>('[part~=subscribe]') ?? added(root, accept)
    // Written only where it changes something, because each change calls the observer.
    if (button.className !== accept.className) button.className = accept.className
    if (button.type !== 'button') button.type = 'button'
    const slot = button.firstElementChild!
    if (slot.textContent !== text()) slot.textContent = text()
  }
  const draw = (): void => {
    for (const host of nativeDocument.querySelectorAll<HTMLElement>(layerHosts)) {
      const root = host.shadowRoot
      if (!root) continue
      if (!observers.has(root)) {
        const observer = new MutationObserver(() => drawIn(root))
        observer.observe(root, { childList: true, subtree: true })
        observers.set(root, observer)
        adoptStyles(root, thirdWayStyles)
      }
      drawIn(root)
    }
  }
  const stopFollowing = whenPageChanges(draw)
  // Elements get their shadow root when they are registered, which no observer sees.
  for (const tag of ['consent-banner', 'privacy-settings-dialog']) void customElements.whenDefined(tag).then(draw)
  draw()
  return {
    draw,
    stop() {
      stopFollowing()
      for (const [root, observer] of observers) {
        observer.disconnect()
        root.querySelector('[part~=subscribe]')?.remove()
      }
    },
  }
}

/** Adds the button after Accept and Reject, whichever is the later, and so before Customize or Save. */
function added(root: ShadowRoot, accept: Element): HTMLButtonElement {
  const button = build(
    'button',
    {
      type: 'button',
      part: accept.getAttribute('part')!.replace('accept', 'subscribe'),
      'data-consent-subscribe': true,
      'data-added': true,
    },
    build('slot', { name: 'subscribe' }),
  )
  const both = root.querySelectorAll('[part~=accept],[part~=reject]')
  both[both.length - 1]!.after(button)
  // The element's own check would warn about a slot that it does not have itself.
  for (const child of root.host.querySelectorAll<HTMLElement>(':scope>[data-slot=subscribe]')) child.slot = 'subscribe'
  return button
}
