import { acceptAllAtom, rejectAllAtom, saveSelectionAtom } from '../../store/actions'
import { receiptsAtom } from '../../store/receipts-atom'
import { textsAtom } from '../../store/text-atoms'
import { useAct, useValue } from '../consent-context'
import { downloadJson } from '../download-json'
import { Branding } from '../parts/Branding'
import { Button } from '../parts/Button'

/**
 * The three ways to decide. Reject and Accept weigh the same.
 * @param onDecided is called after each
 */
export function SettingsFooter({ onDecided }: { onDecided: () => void }) {
  const { rejectAll, acceptAll, save, download } = useValue(textsAtom).common
  const receipts = useValue(receiptsAtom)
  const acts = { reject: useAct(rejectAllAtom), accept: useAct(acceptAllAtom), save: useAct(saveSelectionAtom) }
  const decide = (action: keyof typeof acts) => () => {
    acts[action]()
    onDecided()
  }
  return (
    <div className="footer">
      <div className="buttons">
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
      {receipts.length > 0 && (
        <Button action="download" variant="quiet" onPress={() => downloadJson('privacy-consent.json', receipts)}>
          {download}
        </Button>
      )}
      <Branding />
    </div>
  )
}
