import { guardTag } from '../browser/guard-tag'
import { whenIdle } from '../browser/when-idle'
import { mistakesOfGuard } from './mistakes-of-guard'
import { mistakeOfPolicyAddress } from './mistake-of-policy-address'

const warn = (message: string): void => console.warn(`consent-elements: ${message}`)

/**
 * Names mistakes of the installation in the console, once the page has loaded and is idle. Only pages on their owner's
 * machine load this file. `doctor` finds the same on public sites.
 */
export function checkInstallation(): void {
  whenIdle(() => {
    const tag = guardTag() as HTMLScriptElement | null
    if (!tag) return
    mistakesOfGuard(tag).forEach(warn)
    void mistakeOfPolicyAddress(tag).then(message => message && warn(message))
  })
}
