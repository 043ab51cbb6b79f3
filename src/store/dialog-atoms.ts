import { atom } from 'jotai/vanilla'
import { shouldAsk } from '../consent/banner-visibility'
import { isAnswered } from '../consent/consent-record'
import { bannerAnswerAtom, storageWorksAtom } from './banner-atoms'
import { recordAtom } from './record-atoms'
import { sharedAtom } from './shared-atom'

export const isPrivacyDialogOpenAtom = /* @__PURE__ */ sharedAtom('isPrivacyDialogOpen', () => atom(false))

/** Whether the banner shows. While the dialog is open it waits behind it, and returns if nothing was decided there. */
export const showPopupAtom = /* @__PURE__ */ sharedAtom('showPopup', () =>
  atom(
    get =>
      !get(isPrivacyDialogOpenAtom) &&
      shouldAsk({
        decided: isAnswered(get(recordAtom)),
        storageWorks: get(storageWorksAtom),
        answer: get(bannerAnswerAtom),
      }),
  ),
)
