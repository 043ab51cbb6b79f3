import { announceBlocked } from './announce-blocked'
import { createJudge, type BlockingRules, type Judge } from './rules/blocking-rules'
import { isMetByParser } from './met-by-parser'
import { pageBlocker } from './page-blocker'
import { patchFetch } from './patch/patch-fetch'
import { patchXmlHttpRequest } from './patch/patch-xml-http-request'
import { judgeStorage } from './storage-gate/judge-storage'
import { patchStorage } from './storage-gate/patch-storage'
import type { Unpatch } from './patch/patch'
import { installPatches, removePatches, settlePatches } from './patch/suspend-patches'

/** What is patched, by its name on the page's one blocker, where each is put in place once. */
export type Patches = Readonly<Record<string, () => Unpatch>>

/** What the manager watches by itself; the guard watches everyChannel. */
const calls: Patches = { fetch: patchFetch, xhr: patchXmlHttpRequest, storage: patchStorage }

/**
 * Holds requests back by these rules, in place of any rules that are already at work on this page: so the guard at
 * the top of the page hands over to the manager.
 * @param patches the channels to watch; those that the page watches already go on by these rules
 * @param place `beneath` for rules that decide only where there are no others, whenever they come
 * @returns ends it. Earlier rules decide again; after the last ones the natives are put back, unless somebody else has
 * patched on top of us: then ours stay beneath and let everything pass.
 */
export function startBlocking(
  rules: BlockingRules,
  patches: Patches = calls,
  place: 'on top' | 'below' = 'on top',
): () => void {
  const { judges, restores } = pageBlocker()
  const judgeByRules = createJudge(rules)
  const judge: Judge = (url, channel, base) => {
    const blocked = judgeByRules(url, channel, base)
    if (blocked !== null && channel !== 'release')
      announceBlocked(isMetByParser() && !restores.strict ? { ...blocked, mayHaveBeenRequested: true } : blocked)
    return blocked
  }
  judge.allowsAll = judgeByRules.allowsAll
  judge.services = judgeByRules.services
  if (place === 'below') judges.unshift(judge)
  else judges.push(judge)
  const stopStorage = judgeStorage(rules, place)
  const { storage: _, ...others } = patches
  installPatches(rules.storage === 'off' ? others : patches)
  return () => {
    stopStorage()
    const index = judges.indexOf(judge)
    if (index >= 0) judges.splice(index, 1)
    if (judges.length > 0) settlePatches()
    else removePatches()
  }
}
