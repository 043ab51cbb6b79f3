import { useEffect } from 'react'
import { languageAtom } from '../../store/language-atoms'
import { servicesAtom } from '../../store/service-atoms'
import { useConsentStore, useValue } from '../consent-context'
import { loadPhrases } from './load-phrases'

/** Loads the purposes of the declared services in the visitor's language, before the visitor opens their list. */
export function useLoadPhrases(): void {
  const store = useConsentStore()
  const language = useValue(languageAtom)
  const hasServices = useValue(servicesAtom) !== null
  useEffect(() => {
    if (hasServices) void loadPhrases(store, language)
  }, [store, language, hasServices])
}
