import { askedNow } from '../consent/question'
import { serverTextsAtom } from '../store/language-atoms'
import { questionPartsAtom } from '../store/question-atoms'
import { consentModelAtom, evidenceAtom } from '../store/record-atoms'
import type { ConversationPart } from './conversation-part'

/** Has each decision say what was asked: in which language and words, of which categories, under which law. */
export const gatherEvidence: ConversationPart = ({ store }) => {
  const before = store.get(evidenceAtom)
  store.set(evidenceAtom, {
    add(record) {
      const { language = '' } = record
      const translations = store.get(serverTextsAtom)
      return {
        ...record,
        asked: askedNow(store.get(questionPartsAtom), language),
        ...(translations && { translations }),
        ...(store.get(consentModelAtom) === 'opt-out' && { model: 'opt-out' }),
      }
    },
  })
  return () => store.set(evidenceAtom, before)
}
