import type { MouseEvent } from 'react'
import { acceptAllAtom, rejectAllAtom, saveSelectionAtom } from '../../store/actions'
import { textsAtom } from '../../store/text-atoms'
import { useAct, useValue } from '../consent-context'
import { Button } from '../parts/Button'
import { pressContext } from '../press-context'

/**
 * The three decision buttons. Reject and Accept have the same emphasis.
 * @param onDecided called after each decision
 */
export function SettingsFooter({ onDecided }: { onDecided: () => void }) {
  const { rejectAll, acceptAll, save } = useValue(textsAtom).common
  const acts = { reject: useAct(rejectAllAtom), accept: useAct(acceptAllAtom), save: useAct(saveSelectionAtom) }
  const decide = (action: keyof typeof acts) => (event: MouseEvent) => {
    acts[action](pressContext('dialog', event))
    onDecided()
  }
  return (
    <div part="footer" className="footer">
      <div part="actions" className="buttons">
        <Button action="reject" variant="soft" onPress={decide('reject')}>
          {rejectAll}
        </Button>
        <Button action="accept" variant="soft" onPress={decide('accept')}>
          {acceptAll}
        </Button>
        <Button action="save" variant="solid" onPress={decide('save')}>
          {save}
        </Button>
      </div>
      <slot name="footer" />
    </div>
  )
}
