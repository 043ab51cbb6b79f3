import { guardTag } from '../browser/guard-tag'
import { whenIdle } from '../browser/when-idle'
import { nativeDocument } from '../consent/native-document'
import { mistakesOfGuard } from './mistakes-of-guard'

/**
 * Returns what is wrong with a policy address that depends on the page's folder, or null. It is requested only if it
 * would be another one at the root of the site.
 */
async function mistakeOfPolicyAddress(guard: HTMLElement): Promise<string | null> {
  const given = guard.dataset.policyUrl
  if (!given || !URL.canParse(given, nativeDocument.baseURI)) return null
  const here = new URL(given, nativeDocument.baseURI)
  const atRoot = new URL(given, location.origin).pathname
  if (here.origin !== location.origin || here.pathname === atRoot) return null
  const status = await fetch(here, { method: 'HEAD' }).then(
    answer => answer.status,
    () => null,
  )
  return status === 404 || status === 410
    ? `The address of the policy is "${given}", which leads to ${here.pathname} in this folder, where nothing is. Write it from the root of the site: data-policy-url="${atRoot}"`
    : null
}

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
