import { announceBlocked } from './page/announce-blocked'
import { createJudge, type BlockingRules, type Judge } from './rules/blocking-rules'
import { isParserInserted } from './page/parser-inserted'
import { pageBlocker, type Unpatch } from './rules/page-blocker'
import { patchFetch } from './patch/patch-fetch'
import { patchXmlHttpRequest } from './patch/patch-xml-http-request'
import { judgeStorage } from './rules/judge-storage'
import { patchStorage } from './storage-gate/patch-storage'
import { installPatches, removePatches, recheckPatches } from './patch/suspend-patches'

/** Functions that install patches, by the name of the patch. Each is installed once on a page. */
export type Patches = Readonly<Record<string, () => Unpatch>>

/** The patches of the manager without a guard. The guard installs everyChannel. */
const defaultPatches: Patches = { fetch: patchFetch, xhr: patchXmlHttpRequest, storage: patchStorage }

/**
 * Blocks requests by rules that replace earlier rules of this page. In this way the manager takes over from the guard.
 * @param patches the patches to install; patches that are already installed use the new rules as well
 * @param place `below` for rules that decide only while there are no others, even if those started earlier
 * @returns a function that removes the rules. Earlier rules decide again. After the last ones, the native functions are
 *   restored, unless another script has patched on top of ours: then our patches stay and block nothing.
 */
export function startBlocking(
  rules: BlockingRules,
  patches: Patches = defaultPatches,
  place: 'on top' | 'below' = 'on top',
): () => void {
  const { judges, restores } = pageBlocker()
  const judgeByRules = createJudge(rules)
  const judge: Judge = (url, channel, base) => {
    const blocked = judgeByRules(url, channel, base)
    if (blocked !== null && channel !== 'release')
      announceBlocked(isParserInserted() && !restores.strict ? { ...blocked, mayHaveBeenRequested: true } : blocked)
    return blocked
  }
  judge.allowsAll = judgeByRules.allowsAll
  judge.services = judgeByRules.services
  judge.hosts = judgeByRules.hosts
  judge.unlisted = judgeByRules.unlisted
  judge.pending = rules.pending
  if (place === 'below') judges.unshift(judge)
  else judges.push(judge)
  const stopStorage = judgeStorage(rules, place)
  const { storage: _, ...others } = patches
  installPatches(rules.storage === 'off' ? others : patches)
  return () => {
    stopStorage()
    const index = judges.indexOf(judge)
    if (index >= 0) judges.splice(index, 1)
    if (judges.length > 0) recheckPatches()
    else removePatches()
  }
}
