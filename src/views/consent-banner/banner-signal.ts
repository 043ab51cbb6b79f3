import { nativeDocument } from '../../consent/native-document'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import type { ConsentStore } from '../../store/create-consent-store'
import { settingsAtom, signalsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { adoptStyles } from '../adopt-styles'
import { signalNote } from '../signal-note'

const styles = '[part=note]{margin:var(--_2) 0 0;font-size:var(--_text-s);font-weight:600;line-height:1.4}'

/**
 * Names the signal of the browser in the banner, and what stays off because of it, whatever the visitor chooses.
 * @param root the shadow root of a banner that is painted
 * @returns a function that removes the text
 */
export function bannerSignal(root: ShadowRoot, store: ConsentStore): () => void {
  adoptStyles(root, styles)
  const note = nativeDocument.createElement('p')
  note.setAttribute('part', 'note')
  root.querySelector('#description')?.after(note)
  const draw = (): void => {
    const text = signalNote(
      store.get(textsAtom),
      store.get(signalsAtom),
      store.get(settingsAtom).privacySettings,
      store.get(displayedCategoriesAtom),
    )
    note.textContent = text
    note.hidden = text === null
  }
  draw()
  const stops = [textsAtom, signalsAtom, displayedCategoriesAtom].map(atom => store.sub(atom, draw))
  return () => {
    stops.forEach(stop => stop())
    note.remove()
  }
}
