/**
 * The export "./guard": a classic script for the beginning of `<head>`. It blocks requests to tracking hosts by the
 * stored decision, until the manager starts with the site's own rules. For visitors who have granted everything it
 * replaces only `fetch`, until something has to be blocked. Behind guard-gate.js it runs twice, and starts once.
 */
import { delegateToParentGuard } from '../blocking/frames/patcher-for-frames'
import { removeAddedTags } from '../blocking/frames/remove-added-tags'
import { isGateClosed, isGateOpen, openGate } from '../blocking/gate/open-gate'
import { guardScript } from '../blocking/guard-script'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { trustedUrl } from '../blocking/patch/read-once'
import { loadManager } from '../boot/load-manager'
import { startWhenNeeded } from '../boot/start-when-needed'
import { startGuard } from './guard-body'

// Behind guard-gate.js, whose tag has the options, this file runs twice.
const isBehindGate = isGateOpen() || isGateClosed()
if (!isGateOpen()) openGate(start)
if (isBehindGate) document.currentScript?.remove()

function start(): void {
  removeAddedTags()
  if (typeof document !== 'object' || delegateToParentGuard()) return
  relayFetch()
  startWhenNeeded(startGuard)
  loadManager(guardScript, trustedUrl)
}
