import { allConsents } from '../consent/consents'
import { effectiveConsents } from '../consent/effective-consents'
import { encodeTcfChoice } from '../signals/tcf/encode-tcf-choice'
import { limitChoice } from '../signals/tcf/limit-choice'
import { categoriesOfChoice, choiceOfCategories } from '../signals/tcf/purposes-and-categories'
import { savedForDecision } from '../signals/tcf/saved-for-decision'
import { readSavedTcf, saveTcf, type SavedTcf } from '../signals/tcf/saved-tcf'
import type { TcfChoice } from '../signals/tcf/tcf-choice'
import { startingChoice, type TcfQuestion } from '../signals/tcf/tcf-question'
import { vendorsWithBasis } from '../signals/tcf/vendors-with-basis'
import { acceptAllAtom, rejectAllAtom, saveAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../store/dialog-atoms'
import { recordAtom } from '../store/record-atoms'
import { settingsAtom, signalsAtom } from '../store/settings-atoms'

/** The choices of TCF that belong to the decisions of the manager. */
interface TcfChoices {
  /** Returns the stored choice if it belongs to the decision in force; otherwise null. */
  saved: () => SavedTcf | null
  /** Stores the decision of a visitor who has chosen in a layer. Its TC string follows in `complete`. */
  decide: (choice: TcfChoice, type: 'all' | 'necessary' | 'custom', asked: TcfQuestion) => void
  /**
   * Returns the string for the time before a choice: no consent, and no objection to legitimate interests (IAB Tech Lab,
   * CMP API v2, "addEventListener", `cmpuishown`).
   */
  starting: (asked: TcfQuestion) => Pick<SavedTcf, 'tcString' | 'additional'>
  /** Returns the choice of the decision in force, and stores it first if that decision has none; null without a decision. */
  complete: (asked: TcfQuestion) => SavedTcf | null
}

/**
 * Keeps a TC string for each decision.
 * @param question the hash of what visitors are asked
 * @param where.language returns the visitor's language (BCP 47)
 * @param where.applies returns whether the GDPR applies to the visitor
 */
export function tcfChoices(
  store: ConsentStore,
  question: string,
  { language, applies }: { language: () => string; applies: () => boolean },
): TcfChoices {
  /** The choice that the visitor has just made. */
  let pending: TcfChoice | null = null
  /** The layer of that choice. Scripts of the page decide by categories, as if on the first. */
  let screen: 1 | 2 = 1
  /** The last choice of this page, for pages whose storage is blocked. */
  let kept: SavedTcf | null = null

  /** Returns a choice without what a browser signal forbids, also where the visitor has accepted. */
  const limited = (choice: TcfChoice): TcfChoice =>
    limitChoice(
      choice,
      effectiveConsents(allConsents(), store.get(signalsAtom), store.get(settingsAtom).privacySettings),
    )
  const saved = (): SavedTcf | null => savedForDecision(readSavedTcf() ?? kept, store.get(recordAtom), question)
  const write = (asked: TcfQuestion, chosen: TcfChoice): SavedTcf => {
    const choice = limited(chosen)
    const { vendorHosts } = asked.options
    kept = {
      tcString: encodeTcfChoice(asked, choice, { language: language(), screen }),
      additional: choice.additional,
      decision: store.get(recordAtom)?.id ?? '',
      question,
      ...(vendorHosts && { vendors: vendorsWithBasis(asked, choice, Object.keys(vendorHosts).map(Number)) }),
      checked: Date.now(),
      ...(!applies() && { applies: false }),
    }
    saveTcf(kept)
    return kept
  }

  return {
    saved,
    decide(choice, type, asked) {
      pending = choice
      const surface = store.get(isPrivacyDialogOpenAtom) ? 'dialog' : 'banner'
      screen = surface === 'dialog' ? 2 : 1
      if (type === 'all') store.set(acceptAllAtom, { surface })
      else if (type === 'necessary') store.set(rejectAllAtom, { surface })
      else store.set(saveAtom, categoriesOfChoice([...asked.purposes, ...asked.interests], choice), {}, { surface })
    },
    starting: asked => ({
      tcString: encodeTcfChoice(asked, limited(startingChoice(asked)), { language: language(), screen: 1 }),
      additional: [],
    }),
    complete(asked) {
      const record = store.get(recordAtom)
      // A script of the page may have decided, by categories.
      const choice = record && (saved() ?? write(asked, pending ?? choiceOfCategories(asked, record.consents)))
      pending = null
      screen = 1
      return choice
    },
  }
}
