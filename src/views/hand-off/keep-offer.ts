import { whenPageChanges } from '../../browser/when-present'
import { nativeDocument } from '../../consent/native-document'
import { textDirection } from '../../translations/text-direction'
import { adoptStyles } from '../adopt-styles'
import { build } from '../parts/build'

/**
 * A card of its own between text and buttons, which does not scroll, so that it is whole. The button is beside the text
 * where there is room, and looks like Customize, so that it does not weigh more than Accept and Reject. With large text in
 * low windows, the banner scrolls in one piece.
 */
const styles = `
.offer{flex:none;display:flex;flex-wrap:wrap;align-items:center;gap:var(--_2) var(--_3);margin-block-start:var(--_3);padding:var(--_2) var(--_3);border:1px solid transparent;border-radius:var(--_radius-control);background:var(--_surface-raised)}
.offer p{flex:999 1 12em;font-size:var(--_text-s);line-height:1.35}
.offer .button{flex:1 1 auto;padding-inline:var(--_3);font-size:var(--_text-s)}
@container card (max-width:25em){.offer p{flex-basis:100%}}
@media (max-height:36em){.offer{margin-block-start:var(--_2);padding-block:var(--_1)}.offer+.buttons{margin-block-start:var(--_2)}}
@container card (max-width:15em){.offer .button{padding-inline:3px;font-size:calc(.75*var(--_rem))}}
@media (max-height:600px){@container card (max-width:15em){.text{flex:none;overflow:visible}.offer{margin-inline:-8px}.card::after{content:"";position:sticky;inset-block-end:0;flex:none;block-size:20px;margin-block-end:-20px;background:linear-gradient(transparent,var(--_surface));pointer-events:none}}}
@media (min-width:48em){:host([layout=bar]) .text{flex-basis:100%;max-block-size:none}:host([layout=bar]) .offer{flex:1 1 calc(24*var(--_rem));margin:0}}
`

/** An offer in the banner. */
interface Offer {
  /** What the visitor chose elsewhere. */
  readonly text: string
  readonly button: string
  /** The language of both (BCP 47), which is English where there are none in the visitor's. */
  readonly language: string
}

/**
 * Keeps an offer below the text of the banner, also if the page replaces it.
 * @param offer returns the texts
 * @param use called when the visitor presses its button
 */
export function keepOffer(offer: () => Offer, use: (event: Event) => void): { draw: () => void; stop: () => void } {
  const text = build('p')
  const button = build('button', { type: 'button', class: 'button soft', part: 'use-offer', click: use })
  const box = build('div', { class: 'offer', part: 'offer', 'data-added': true }, text, button)
  let followed: ShadowRoot | null = null
  const painted = new MutationObserver(() => draw())
  const draw = (): void => {
    const root = nativeDocument.querySelector('consent-banner')?.shadowRoot
    if (!root) return
    if (root !== followed) {
      followed = root
      adoptStyles(root, styles)
      // A banner that waits for its language is painted later, which nothing else tells.
      painted.disconnect()
      painted.observe(root, { childList: true, subtree: true })
    }
    const place = root.querySelector<HTMLElement>('[part=text]')
    if (!place) return
    const now = offer()
    // Written only where it changes something, because each change calls the observer.
    if (text.textContent !== now.text) text.textContent = now.text
    if (button.textContent !== now.button) button.textContent = now.button
    box.lang = now.language
    box.dir = textDirection(now.language)
    if (place.nextSibling !== box) place.after(box)
  }
  const stopFollowing = whenPageChanges(draw)
  void customElements.whenDefined('consent-banner').then(draw)
  draw()
  return {
    draw,
    stop() {
      stopFollowing()
      painted.disconnect()
      box.remove()
    },
  }
}
