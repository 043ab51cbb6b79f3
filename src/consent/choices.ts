// What each way to decide grants and refuses. The store and the kernel use these rules.
import type { CategoryName, ConsentCategory } from './categories'
import type { ConsentRecord } from './consent-record'
import { allConsents, consentsFrom, withChanges, type Consents } from './consents'
import { effectiveConsents } from './effective-consents'
import type { BrowserSignals, Settings } from './settings'

/** The state of the switches that were moved and not saved yet. */
export type Draft = Partial<Consents>

/** The services and custom categories that a decision refuses, by name. */
export type Vetoes = Readonly<Record<string, false>>

/**
 * Returns what Accept All grants: every category (specification §4), or only those that are shown if `acceptAllGrants` is
 * not `all`.
 */
export function allChoice({ acceptAllGrants }: Settings, categories: readonly ConsentCategory[]): Consents {
  const isShown = (name: CategoryName): boolean => categories.some(shown => shown.name === name && shown.display)
  return acceptAllGrants === 'all' ? allConsents() : consentsFrom(isShown)
}

/**
 * Returns the state of the switches: the stored choice with the draft, without what a browser signal turns off, whatever
 * was stored.
 */
export const switchesOf = (
  consents: Consents,
  draft: Draft,
  signals: BrowserSignals,
  { privacySettings }: Settings,
): Consents => effectiveConsents(withChanges(consents, draft), signals, privacySettings)

/**
 * Returns the draft after a switch was moved. Disabled categories do not change, neither the necessary one nor those that
 * a browser signal turns off.
 */
export const draftWith = (
  draft: Draft,
  categories: readonly ConsentCategory[],
  name: CategoryName,
  on: boolean,
): Draft =>
  categories.some(category => category.name === name && category.disabled) ? draft : { ...draft, [name]: on }

/**
 * Returns what the switches grant when they are saved (specification §4). A visitor who turns a shown category off also
 * withdraws the categories that are not shown, which Accept All may have granted and which have no switch.
 */
export function switchesChoice(switches: Consents, draft: Draft, categories: readonly ConsentCategory[]): Consents {
  const shown = categories.filter(({ display }) => display)
  // The visitor did not turn off what a browser signal keeps off.
  const keepsHidden = shown.every(({ name, disabled }) => disabled || switches[name])
  // A switch in the site's own layout counts as shown.
  const known = [...shown.map(({ name }) => name), ...Object.keys(draft)]
  return consentsFrom(name => switches[name] && (keepsHidden || known.includes(name)))
}

/**
 * Returns the services and custom categories that are refused, with the switches that were moved and not saved yet.
 * @param draft by name of the service, the state of its switch
 * @param asksForServices whether visitors choose services one by one. A service that waits for an answer is then off.
 */
export function vetoesOf(
  record: Pick<ConsentRecord, 'services' | 'openServices'> | null,
  draft: Readonly<Record<string, boolean>>,
  asksForServices: boolean,
): Vetoes {
  const { services, openServices = [] } = record ?? {}
  const waiting = asksForServices ? openServices : []
  const switches = { ...Object.fromEntries(waiting.map(name => [name, false])), ...services, ...draft }
  return Object.fromEntries(Object.entries(switches).flatMap(([name, on]) => (on ? [] : [[name, false as const]])))
}

/**
 * Returns the fields about services of a decision that is made before the services have been fetched, or on a page that
 * declares none. Refused services stay refused.
 * @param last the decision that it replaces
 */
export function keptServiceFields(last: ConsentRecord | null, vetoes: Vetoes): Partial<ConsentRecord> {
  const { services, blockedHosts, knownServices } = last ?? {}
  const isKept = Object.keys(vetoes).length > 0
  return {
    ...(isKept && services && { services }),
    ...(isKept && blockedHosts && { blockedHosts }),
    ...(knownServices && { knownServices }),
  }
}
