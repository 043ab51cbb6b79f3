import { acceptAllAtom, rejectAllAtom } from '../../store/actions'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import type { TranslationSet } from '../../translations/translation-set'
import { useAct, useValue } from '../../views/consent-context'
import { safeHref } from '../../views/parts/safe-href'
import { part } from './part'
import type { SurfaceName } from './surface-context'

/**
 * The parts that every surface has. Accept and Reject are alike in all but their words.
 * @param surface its name
 * @param textsOf where its own texts are
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
        onPress() {
          decide()
          onDecided()
        },
      }
    })
  return {
    /** Names the surface: a heading, of level 2. */
    Title: part(surface, 'Title', 'h2', ({ titleId }) => ({
      content: textsOf(useValue(textsAtom)).title,
      attributes: { id: titleId, tabIndex: -1 },
    })),
    /** Says what is asked for: a paragraph. */
    Description: part(surface, 'Description', 'p', ({ descriptionId }) => ({
      content: textsOf(useValue(textsAtom)).description,
      attributes: { id: descriptionId },
    })),
    /** Leads to `policyUrl`; nothing where the options have none. */
    PolicyLink: part(surface, 'PolicyLink', 'a', () => {
      const content = useValue(textsAtom).common.privacyPolicy
      const href = safeHref(useValue(settingsAtom).policyUrl)
      return href === null ? null : { content, attributes: { href } }
    }),
    /** Grants everything, and saves. */
    AcceptButton: decision('AcceptButton', 'accept', 'acceptAll', acceptAllAtom),
    /** Grants nothing but the necessary, and saves. */
    RejectButton: decision('RejectButton', 'reject', 'rejectAll', rejectAllAtom),
  }
}
