import { acceptAllAtom, rejectAllAtom } from '../../store/actions'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import type { TranslationSet } from '../../translations/translation-set'
import { useAct, useValue } from '../../views/consent-context'
import { safeHref } from '../../views/parts/safe-href'
import { pressContext } from '../../views/press-context'
import { part } from './part'
import type { SurfaceName } from './surface-context'

/**
 * Returns the parts that banner, dialog and widget have in common. Accept and Reject differ only in their labels.
 * @param surface the component that they are parts of
 * @param textsOf selects the texts of that component
 */
export function commonParts(
  surface: SurfaceName,
  textsOf: (texts: TranslationSet) => { title: string; description: string },
) {
  const decision = (
    name: string,
    action: string,
    label: 'acceptAll' | 'rejectAll',
    atom: typeof acceptAllAtom | typeof rejectAllAtom,
  ) =>
    part(surface, name, 'button', ({ onDecided }) => {
      const decide = useAct(atom)
      return {
        content: useValue(textsAtom).common[label],
        attributes: { type: 'button', 'data-action': action },
        onPress(event) {
          decide(pressContext(surface === 'ConsentBanner' ? 'banner' : 'dialog', event))
          onDecided()
        },
      }
    })
  return {
    /** The title: a heading of level 2. */
    Title: part(surface, 'Title', 'h2', ({ titleId }) => ({
      content: textsOf(useValue(textsAtom)).title,
      attributes: { id: titleId, tabIndex: -1 },
    })),
    /** The introduction: a paragraph. */
    Description: part(surface, 'Description', 'p', ({ descriptionId }) => ({
      content: textsOf(useValue(textsAtom)).description,
      attributes: { id: descriptionId },
    })),
    /** The link to `policyUrl`; null without this option. */
    PolicyLink: part(surface, 'PolicyLink', 'a', () => {
      const content = useValue(textsAtom).common.privacyPolicy
      const href = safeHref(useValue(settingsAtom).policyUrl)
      return href === null ? null : { content, attributes: { href } }
    }),
    /** Grants every category and saves. */
    AcceptButton: decision('AcceptButton', 'accept', 'acceptAll', acceptAllAtom),
    /** Grants only the necessary category and saves. */
    RejectButton: decision('RejectButton', 'reject', 'rejectAll', rejectAllAtom),
  }
}
