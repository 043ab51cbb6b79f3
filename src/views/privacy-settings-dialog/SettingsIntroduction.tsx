import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { Notice } from '../parts/Notice'
import { PolicyLink } from '../parts/PolicyLink'
import { useSignalNote } from './use-signal-note'

/** The part above the categories: the description, and a note if browser signals limit the choice. */
export function SettingsIntroduction() {
  const { description } = useValue(textsAtom).consentManagerDialog
  return (
    <>
      <p id="description" part="description" className="muted">
        <slot name="description">{description}</slot> <PolicyLink />
      </p>
      <Notice>{useSignalNote()}</Notice>
    </>
  )
}
