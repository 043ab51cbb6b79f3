import { isDisabledCategory, type CategoryName } from '../consent/categories'
import { DAY } from '../consent/day'
import { readImportPlan, type ImportPlan } from '../consent/import-plan'
import { hashNotices } from '../consent/notice'
import { readForeignDecision, type ForeignDecision } from '../storage/foreign-decision'
import { removeStored } from '../storage/local-storage'
import { readRecord } from '../storage/record-storage'
import { sweepCookies } from '../storage/sweep-cookies'
import { saveAtom } from '../store/actions'
import { languageAtom } from '../store/language-atoms'
import { noticeAtom } from '../store/notice-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { EffectContext } from './effect-context'

/**
 * Takes over the decision that the visitor made in the consent tool that the site used before. Categories that the
 * tool did not ask about are refused, and the banner asks about them. The tool's own entry is deleted, so that a later
 * withdrawal here is not undone by it.
 * @param text the option `importDecision`
 */
export function importDecision({ store, report }: EffectContext, text: string): void {
  const plan = readImportPlan(text)
  if (typeof plan === 'string') return report({ code: 'INVALID_OPTION', message: `Option "importDecision" ${plan}` })
  const found = readForeignDecision(plan)
  if (found === null) return
  const { shown } = store.get(noticeAtom)
  const answers = new Map<CategoryName, boolean>()
  for (const name of shown.filter(name => !isDisabledCategory(name))) {
    const answer = answerFor(name, plan, found)
    if (answer !== undefined) answers.set(name, answer)
  }
  if (answers.size === 0) {
    const names = [...new Set(plan.answers.map(([theirs]) => theirs))].join(', ')
    console.warn(
      `consent-elements: ${plan.tool} has stored a decision in "${plan.key}", but nothing about ${names}; name its categories or services in importDecision, such as "${plan.tool} stats=measurement"`,
    )
    return
  }
  const { lifetimeDays } = store.get(settingsAtom)
  const expires = (found.time ?? Date.now()) + lifetimeDays * DAY
  if (expires <= Date.now()) return
  const open = shown.filter(name => !isDisabledCategory(name) && !answers.has(name))
  const asked = {
    ...hashNotices(store.get(noticeAtom), store.get(languageAtom)),
    ...Object.fromEntries(open.map(name => [name, null])),
  }
  store.set(
    saveAtom,
    Object.fromEntries(answers),
    {},
    { surface: 'page', imported: { origin: plan.tool, asked, expires } },
  )
  if (readRecord()?.origin !== plan.tool) return // not stored, so the tool's entry is all that is left of the decision
  sweepCookies(name => name === plan.key)
  removeStored(plan.key)
}

/**
 * Returns the answer for a category: refused if one of its names was, and granted only if all of them were. Of the
 * usual names a site has one, so the others do not count.
 */
function answerFor(
  category: CategoryName,
  { answers, isComplete }: ImportPlan,
  { answer, refusesRest }: ForeignDecision,
): boolean | undefined {
  const theirs = answers.filter(([, ours]) => ours === category).map(([name]) => answer(name))
  if (theirs.length === 0) return undefined
  if (theirs.includes(false)) return false
  return (isComplete ? theirs.every(Boolean) : theirs.some(Boolean)) || (refusesRest ? false : undefined)
}
