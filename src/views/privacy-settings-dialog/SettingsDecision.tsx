import { languageAtom } from '../../store/language-atoms'
import { receiptsAtom } from '../../store/receipts-atom'
import { recordAtom } from '../../store/record-atoms'
import { textsAtom } from '../../store/text-atoms'
import { fillText } from '../../translations/fill-text'
import { useValue } from '../consent-context'
import { downloadJson } from '../download-json'
import { Branding } from '../parts/Branding'
import { Button } from '../parts/Button'

/** The part below the categories: time and expiry of the decision, the receipts, and the product's name. */
export function SettingsDecision() {
  const { common, consentManagerDialog } = useValue(textsAtom)
  const record = useValue(recordAtom)
  const receipts = useValue(receiptsAtom)
  const language = useValue(languageAtom)
  const day = (time: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time)
  return (
    <div className="tail">
      {record?.expires !== undefined && (
        <p part="decision" className="muted">
          {fillText(consentManagerDialog.decided, { date: day(record.consentInfo.time), until: day(record.expires) })}
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
