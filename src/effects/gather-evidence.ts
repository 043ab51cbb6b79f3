import type { CategoryName } from '../consent/categories'
import { writeReceipt, type Circumstances } from '../consent/write-receipt'
import type { ConsentRecord } from '../consent/consent-record'
import { askedNow } from '../consent/question'
import { serverTextsAtom } from '../store/language-atoms'
import { questionPartsAtom } from '../store/question-atoms'
import { jurisdictionInfoAtom, locationInfoAtom } from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { receiptsAtom } from '../store/receipts-atom'
import { consentModelAtom, evidenceAtom, recordAtom } from '../store/record-atoms'
import { displayedCategoriesAtom, settingsAtom, signalsAtom } from '../store/settings-atoms'
import { textsAtom } from '../store/text-atoms'
import { categoryText } from '../translations/category-text'
import type { ConversationPart } from './conversation-part'

/** More decisions than these hardly anybody makes within the time that one holds. */
const MOST = 20

/** Has each decision say what was asked: in which language and words, of which categories, under which law. */
export const gatherEvidence: ConversationPart = ({ store }) => {
  const before = store.get(evidenceAtom)
  store.set(evidenceAtom, {
    add(record) {
      const { language = '' } = record
      const translations = store.get(serverTextsAtom)
      const asked: ConsentRecord = {
        ...record,
        asked: askedNow(store.get(questionPartsAtom), language),
        ...(translations && { translations }),
        ...(store.get(consentModelAtom) === 'opt-out' && { model: 'opt-out' }),
      }
      const receipt = writeReceipt(asked, location.hostname, circumstances(store))
      return { ...asked, receipts: [...store.get(receiptsAtom), receipt].slice(-MOST) }
    },
  })
  return () => store.set(evidenceAtom, before)
}

/** How things stand while the visitor decides. */
function circumstances(store: ConsentStore): Circumstances {
  const texts = store.get(textsAtom)
  const surface = store.get(isPrivacyDialogOpenAtom) ? 'dialog' : store.get(showPopupAtom) ? 'banner' : 'page'
  const notices = { dialog: texts.consentManagerDialog, banner: texts.cookieBanner, page: null }
  const shown = store.get(displayedCategoriesAtom).map(category => [category.name, categoryText(texts, category)])
  return {
    previousRecordId: store.get(recordAtom)?.id ?? null,
    surface,
    policyUrl: store.get(settingsAtom).policyUrl,
    notice: notices[surface],
    shown: Object.fromEntries(shown) as { [Name in CategoryName]?: { title: string; description: string } },
    jurisdiction: store.get(jurisdictionInfoAtom),
    location: store.get(locationInfoAtom),
    model: store.get(consentModelAtom),
    signals: store.get(signalsAtom),
  }
}
