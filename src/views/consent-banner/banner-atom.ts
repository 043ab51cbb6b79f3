import { atom } from 'jotai/vanilla'
import { isLoadingConsentInfoAtom } from '../../store/banner-atoms'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../../store/dialog-atoms'
import { languageAtom } from '../../store/language-atoms'
import { awaitedLanguageAtom } from '../../store/ui-atoms'
import { recordAtom } from '../../store/record-atoms'
import { colorSchemeAtom, settingsAtom } from '../../store/settings-atoms'
import { companiesAtom, directionAtom, textsAtom } from '../../store/text-atoms'
import { bannerValues } from './banner-values'

/** Everything that the painted banner depends on. The names of the values are the placeholders of the markup. */
export const bannerAtom = /* @__PURE__ */ atom(get => {
  const language = get(languageAtom)
  return {
    shown: get(showPopupAtom),
    /** Whether it is not yet known if the banner must be shown. */
    undecided: get(isLoadingConsentInfoAtom) && get(recordAtom) === null && !get(isPrivacyDialogOpenAtom),
    textsAwaited: get(awaitedLanguageAtom) === language,
    values: {
      ...bannerValues(get(textsAtom), language, get(settingsAtom), get(companiesAtom)),
      colorScheme: get(colorSchemeAtom),
      direction: get(directionAtom),
    },
  }
})
