import { whenPageChanges } from '../../browser/when-present'
import { nativeDocument } from '../../consent/native-document'
import { textDirection } from '../../translations/text-direction'
import { adoptStyles } from '../adopt-styles'
import { build } from '../parts/build'

/**
 * A card of its own, with the button beside the text where there is room. The button looks like Customize, so that it does
 * not weigh more than Accept and Reject.
 */
const styles = `
.offer{display:flex;flex-wrap:wrap;align-items:center;gap:var(--_2) var(--_3);margin-block:var(--_3) var(--_1);padding:var(--_2) var(--_3);border:1px solid var(--_line);border-radius:var(--_radius-control);background:var(--_surface-raised)}
.offer p{flex:999 1 12em;font-size:var(--_text-s);line-height:1.35}
.offer .button{flex:1 1 auto;padding-inline:var(--_3);font-size:var(--_text-s)}
@media (max-height:26em){.offer{margin-block:var(--_1) 0;padding-block:2px}}
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
  const box = build('div', { class: 'offer', part: 'offer' }, text, button)
  const draw = (): void => {
    const root = nativeDocument.querySelector('consent-banner')?.shadowRoot
    const place = root?.querySelector('[part=text]')
    if (!root || !place) return
    const now = offer()
    text.textContent = now.text
    button.textContent = now.button
    box.lang = now.language
    box.dir = textDirection(now.language)
    adoptStyles(root, styles)
    if (box.parentNode !== place) place.append(box)
  }
  const stopFollowing = whenPageChanges(draw)
  void customElements.whenDefined('consent-banner').then(draw)
  draw()
  return {
    draw,
    stop() {
      stopFollowing()
      box.remove()
    },
  }
}
