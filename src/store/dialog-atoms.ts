import { atom } from 'jotai/vanilla'
import { shouldShowBanner } from '../consent/banner-visibility'
import { isAnswered } from '../consent/consent-record'
import { bannerAnswerAtom, storageWorksAtom } from './banner-atoms'
import { pressRuleAtom } from './press-rule-atom'
import { recordAtom } from './record-atoms'
import { sharedAtom } from './shared-atom'

/** Whether the settings dialog is open. */
export const isPrivacyDialogOpenAtom = /* @__PURE__ */ sharedAtom('isPrivacyDialogOpen', () => atom(false))

/** Whether the banner is shown. It is hidden while the dialog is open, and returns if no decision was made there. */
export const showPopupAtom = /* @__PURE__ */ sharedAtom('showPopup', () =>
  atom(
    get =>
      !get(isPrivacyDialogOpenAtom) &&
      shouldShowBanner({
        decided: isAnswered(get(recordAtom)),
        storageWorks: get(storageWorksAtom),
        mayAsk: get(pressRuleAtom)?.mayAsk ?? true,
        answer: get(bannerAnswerAtom),
      }),
  ),
)
