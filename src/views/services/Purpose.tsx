import { languageAtom } from '../../store/language-atoms'
import { phrasesAtom } from '../../store/phrases-atom'
import { useValue } from '../consent-context'

interface Props {
  /** The name of the service. */
  service: string
  /** The purpose in English, of the service or of something that it stores. */
  children: string
}

/** A purpose in the visitor's language, or in English if it is not translated. */
export function Purpose({ service, children }: Props) {
  const phrases = useValue(phrasesAtom)
  const isCurrent = phrases?.language === useValue(languageAtom)
  const text = isCurrent ? phrases?.translate?.(service, children) : null
  return text ? (
    <>{text}</>
  ) : (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}
