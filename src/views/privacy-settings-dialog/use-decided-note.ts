import { languageAtom } from '../../store/language-atoms'
import { recordAtom } from '../../store/record-atoms'
import { textsAtom } from '../../store/text-atoms'
import { fillText } from '../../translations/fill-text'
import { useValue } from '../consent-context'

/** Returns a text with the dates of the decision and of its expiry; null if there is no decision. */
export function useDecidedNote(): string | null {
  const { decided } = useValue(textsAtom).consentManagerDialog
  const record = useValue(recordAtom)
  const language = useValue(languageAtom)
  if (record?.expires === undefined) return null
  const day = (time: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time)
  return fillText(decided, { date: day(record.consentInfo.time), until: day(record.expires) })
}
