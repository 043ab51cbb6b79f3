import { languageAtom } from '../store/language-atoms'
import { directionAtom } from '../store/text-atoms'
import { colorSchemeAtom } from '../store/settings-atoms'
import { useValue } from './consent-context'

/** Returns the attributes of every view's outermost element: language, direction and color scheme. */
export function useViewRoot(): { lang: string; dir: 'ltr' | 'rtl'; 'data-scheme': string } {
  return {
    lang: useValue(languageAtom),
    dir: useValue(directionAtom),
    'data-scheme': useValue(colorSchemeAtom),
  }
}
