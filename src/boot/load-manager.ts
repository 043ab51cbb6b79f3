import { rememberOpener } from '../browser/early-opener'
import { visitPlan, type Visit } from '../options/visit-plan'
import { hasLayoutFile } from '../consent/has-layout-file'
import { besideGuard } from './beside-guard'
import { provideEarlyManager } from './early-manager'
import { givenNames } from '../services/given-names'
import { mayDecisionStand } from '../storage/may-decision-stand'
import { optionsOnTag } from './options-on-tag'

/** Returns what the stored decision and a guard's tag say about the files that this visit needs. */
function visitOf(tag: Element): Visit {
  const given = optionsOnTag(tag.getAttribute('data-options'))
  const services = [tag.getAttribute('data-services'), given?.services].flatMap(givenNames)
  const isDecided = mayDecisionStand(true)
  const parts: NonNullable<Visit['parts']>[number][] = []
  if (tag.hasAttribute('data-tag-manager-id') || given?.tagManager || given?.tagManagerId) parts.push('tags')
  if (given?.signals) parts.push('signals')
  if (!isDecided && hasLayoutFile(tag.getAttribute('data-layout'))) parts.push('layouts')
  return { isDecided, services: services.filter(name => /^[a-z\d-]+$/.test(name)), parts }
}

/** What the manager's script takes from the guard. */
interface GuardScript {
  /** The address of the guard's file. */
  src?: string | undefined
  nonce?: string | undefined
}

/**
 * Loads the manager if the current script's tag has `data-manager`: the file that it names, or `consent-elements.js`
 * beside the guard, with the guard's query. `window.consentManager` exists from then on. Failures are reported in the
 * console and as `consent-error`; the stored decision goes on deciding about requests.
 * @param guard the guard that loads it
 * @param trustedUrl returns an address as a Trusted Type
 * @param insert adds the script to the document, which loads the file; by default after the current script
 */
export function loadManager(
  { src, nonce }: GuardScript,
  trustedUrl: (url: string) => string,
  insert?: (script: HTMLScriptElement) => void,
): void {
  rememberOpener()
  const tag = document.currentScript as HTMLScriptElement | null
  // Not by `dataset`, which inherits what another script sets on Object.prototype.
  const file = tag?.getAttribute('data-manager') ?? null
  if (!tag || file === null) return
  provideEarlyManager()
  if (tag.src && (tag.async || tag.defer))
    console.warn('consent-elements: remove async and defer from the tag of the guard; it runs too late')
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = nonce as string
  script.crossOrigin = tag.crossOrigin
  script.addEventListener('error', () => {
    const message = `${script.src} could not be loaded. The stored decision applies, and no banner shows`
    console.error(`consent-elements: ${message}`)
    // An element named "dispatchEvent" would shadow the method of the document.
    EventTarget.prototype.dispatchEvent.call(
      document,
      new CustomEvent('consent-error', { detail: { code: 'NETWORK_ERROR', message } }),
    )
  })
  script.src = trustedUrl(file || besideGuard(src ?? '', 'consent-elements.js'))
  if (insert) insert(script)
  else tag.after(script)
  if (!file) preload(script, visitPlan(visitOf(tag)))
}

/** Preloads what this visit needs, so that it arrives with the manager's file. */
function preload({ src, nonce, crossOrigin }: HTMLScriptElement, files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', nonce, crossOrigin, fetchPriority: 'low', href: new URL(file, src) })
    for (const type of ['load', 'error']) link.addEventListener(type, () => link.remove())
    document.head.append(link)
  }
}
