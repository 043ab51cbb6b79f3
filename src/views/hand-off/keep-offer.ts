import { whenPageChanges } from '../../browser/when-present'
import { nativeDocument } from '../../consent/native-document'
import { adoptStyles } from '../adopt-styles'
import { build } from '../parts/build'

/** The button looks like Customize, so that it does not weigh more than Accept and Reject. */
const styles = `.offer{margin-block-start:var(--_3)}.offer p{margin:0 0 var(--_2);font-size:var(--_text-s);line-height:1.4}`

/** An offer in the banner. */
interface Offer {
  /** What the visitor chose elsewhere. */
  readonly text: string
  readonly button: string
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
