/**
 * `dist/guard-whole.js`: the guard itself. `guard.js` loads it beside the parser. As a tag of its own, first in `<head>`,
 * it closes every channel before the first byte of the page. It blocks requests to tracking hosts by the stored decision,
 * until the manager starts with the site's own rules. Behind `guard.js` it runs twice, and starts once.
 */
import { delegateToParentGuard } from '../blocking/frames/patcher-for-frames'
import { removeAddedTags } from '../blocking/frames/remove-added-tags'
import { isGateClosed, isGateOpen, openGate, type TakeOver } from '../blocking/gate/open-gate'
import { guardScript, withGuardScript } from '../blocking/page/guard-script'
import { provideScriptRunner } from '../blocking/hold/script-runner'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { trustedUrl } from '../blocking/page/read-once'
import { besideGuard } from '../boot/beside-guard'
import { loadManager } from '../boot/load-manager'
import { startGuard } from './guard-body'

// Behind guard.js, whose tag has the options, this file runs twice.
const isBehindGate = isGateOpen() || isGateClosed()
if (!isGateOpen()) openGate(start)
if (isBehindGate) document.currentScript?.remove()

/** @returns what the guard does with elements that have waited behind guard.js */
function start(): TakeOver | void {
  removeAddedTags()
  if (typeof document !== 'object' || delegateToParentGuard()) return
  relayFetch()
  // The gate releases scripts before the manager has loaded.
  if (isBehindGate) provideScriptRunner(loadRunner)
  const takeOver = withGuardScript(startGuard)
  loadManager(guardScript, trustedUrl)
  return takeOver
}

function loadRunner(): ReturnType<Parameters<typeof provideScriptRunner>[0]> {
  const address = besideGuard(guardScript.src!, 'consent-elements-released.js')
  return import(/* @vite-ignore */ /* webpackIgnore: true */ address)
}
