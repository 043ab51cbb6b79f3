import { languageAtom } from '../store/language-atoms'
import { directionAtom } from '../store/text-atoms'
import { colorSchemeAtom } from '../store/settings-atoms'
import { useValue } from './consent-context'

/** What every view's outermost node carries: the language of its texts, their direction, and the colour scheme. */
export function useViewRoot(): { lang: string; dir: 'ltr' | 'rtl'; 'data-scheme': string } {
  return {
    lang: useValue(languageAtom),
    dir: useValue(directionAtom),
    'data-scheme': useValue(colorSchemeAtom),
  }
}
