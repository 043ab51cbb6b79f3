import { receiptsAtom } from '../../store/receipts-atom'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { downloadJson } from '../download-json'
import { Branding } from '../parts/Branding'
import { Button } from '../parts/Button'
import { useDecidedNote } from './use-decided-note'

/** The part below the categories: time and expiry of the decision, the receipts, and the product's name. */
export function SettingsDecision() {
  const { common } = useValue(textsAtom)
  const decided = useDecidedNote()
  const receipts = useValue(receiptsAtom)
  return (
    <div className="tail">
      {decided !== null && (
        <p part="decision" className="muted">
          {decided}
        </p>
      )}
      {receipts.length > 0 && (
        <Button action="download" variant="quiet" onPress={() => downloadJson('privacy-consent.json', receipts)}>
          {common.download}
        </Button>
      )}
      <Branding />
    </div>
  )
}
