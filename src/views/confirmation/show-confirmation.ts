import type { Consents } from '../../consent/consents'
import { nativeDocument } from '../../consent/native-document'
import { openSettingsAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { languageAtom } from '../../store/language-atoms'
import { colorSchemeAtom } from '../../store/settings-atoms'
import { directionAtom, textsAtom } from '../../store/text-atoms'
import { adoptStyles } from '../adopt-styles'
import { build } from '../parts/build'
import { icon } from '../parts/icon'
import { checkPath, closePath } from '../parts/icon-paths'
import { choiceText } from './choice-text'
import { confirmationStyles } from './confirmation-styles'

/** The duration of a confirmation, in milliseconds. */
export const CONFIRMATION_MS = 4000

/**
 * Confirms a choice for four seconds, with a button that opens the settings. It stays while it is hovered or focused.
 * It is not a live region, because banner and dialog have one that announces the same.
 * @param root the shadow root of the banner, from which custom properties and parts are inherited; null if there is
 *   none
 * @param before what was in force before, to name what has changed; null for a first choice
 */
export function showConfirmation(store: ConsentStore, root: ShadowRoot | null, before: Consents | null = null): void {
  const host = build('consent-confirmation', {
    exportparts: 'confirmation,mark,reopen,dismiss',
    layout: root?.host.getAttribute('layout') ?? '',
  })
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, confirmationStyles)

  const { common, consentManagerDialog } = store.get(textsAtom)
  const reopen = build('button', { type: 'button', class: 'link', part: 'reopen' }, consentManagerDialog.title)
  const dismiss = build(
    'button',
    { type: 'button', class: 'glyph', part: 'dismiss', 'aria-label': common.close },
    icon(closePath),
  )
  // Assistive technologies and axe expect all content inside of a landmark.
  const card = build(
    'div',
    { class: 'card', part: 'confirmation', role: 'region', 'aria-labelledby': 'saved choice' },
    build('span', { class: 'mark', part: 'mark' }, icon(checkPath)),
    build('p', { id: 'saved' }, common.saved),
    build('p', { id: 'choice', class: 'muted' }, choiceText(store, before)),
    reopen,
    dismiss,
  )
  const surface = build(
    'div',
    {
      class: 'root',
      lang: store.get(languageAtom),
      dir: store.get(directionAtom),
      'data-scheme': store.get(colorSchemeAtom),
    },
    card,
  )
  shadow.append(surface)

  let timer: ReturnType<typeof setTimeout>
  const remove = (): void => {
    clearTimeout(timer)
    host.remove()
  }
  const startTimer = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => (card.matches(':hover,:focus-within') ? startTimer() : remove()), CONFIRMATION_MS)
  }
  dismiss.addEventListener('click', remove)
  reopen.addEventListener('click', () => {
    remove()
    store.set(openSettingsAtom)
  })
  const parent: Node = root ?? nativeDocument.body
  for (const before of (root ?? nativeDocument).querySelectorAll('consent-confirmation')) before.remove()
  parent.appendChild(host)
  startTimer()
}
