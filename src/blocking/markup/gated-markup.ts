import { nativeDocument } from '../../consent/native-document'
import type { CategoryName } from '../../consent/categories'
import { reportFault } from '../page/report-fault'
import { validateGatedMarkup } from './validate-gated-markup'
import { gatedAttributes, gatedNames } from './gated-attributes'
import { namedCategories } from '../hold/named-categories'
import { revokeAllowOnce, isAllowedOnce } from '../hold/allow-once'
import { runsLater } from '../hold/runs-later'
import type { runReleased as RunReleased } from '../hold/run-released'
import { scriptRunner } from '../hold/script-runner'
import { withElementDetached } from '../hold/with-element-detached'

/** Elements that wait for categories, for a service, or for both. */
const gatedSelector = '[data-consent],[data-service]'

/** Finds a declared service by its name. Undefined if the service is not declared or not loaded yet. */
type FindService = (name: string) => { category: CategoryName; allowed: boolean } | undefined

/** Elements that have been validated. Each is validated once, because its attributes change when it loads. */
const validated = new WeakSet<Element>()

/** The handle of startGatedMarkup. */
export interface GatedMarkup {
  /** Loads and unloads elements after consent has changed. */
  update(): void
  stop(): void
}

/** Removes what an element shows, which some keep when their attribute is removed. */
function unload(element: HTMLElement, name: string): void {
  if (/^(iframe|object|embed)$/.test(element.localName)) element.setAttribute(name, 'about:blank')
  element.removeAttribute(name)
  reload(element)
}

/** Makes media read its changed sources. It does so by itself only for a new `src` of its own. */
function reload(element: Element): void {
  const media = element.localName === 'source' ? element.parentNode : element
  if (media instanceof HTMLMediaElement && !(media.src && element !== media)) media.load()
}

/** Elements whose address the page's Trusted Types refuse: `embed` and `object`. */
const refused = new WeakSet<Element>()

/** Loads an element that is no script while it is allowed, and unloads it afterwards. */
function load(element: HTMLElement, isAllowed: (element: HTMLElement) => boolean): void {
  for (const name of gatedAttributes[element.localName] ?? []) {
    const address = element.getAttribute(`data-${name}`)
    if (address === null || refused.has(element)) continue
    try {
      loadAttribute(element, name, address, isAllowed(element))
    } catch (fault) {
      refused.add(element)
      reportFault(fault)
    }
  }
}

function loadAttribute(element: HTMLElement, name: string, address: string, allowed: boolean): void {
  // The category is allowed now, so a later withdrawal must unload this element like all others.
  if (allowed) revokeAllowOnce(element)
  const shown = element.getAttribute(name)
  if (allowed || isAllowedOnce(element, address)) {
    if (shown === address) return
    withElementDetached(element, () => element.setAttribute(name, address))
    if (element.localName === 'source') reload(element)
    // Chromium reads it when the element is inserted.
    if (name === 'imagesrcset') element.parentNode?.insertBefore(element, element.nextSibling)
  } else if (shown !== null && (shown === address || isAllowedOnce(element, shown))) unload(element, name)
}

/** The addresses or texts of the scripts that have run. */
const haveRun = new Set<string>()

/**
 * Returns whether the browser starts a script when it is inserted. It never starts those of `innerHTML`, by which React
 * renders. They alone are not async by default, nor are those that the parser has not read to their end. Firefox has no
 * such difference, so they do not run there.
 */
const mayStart = (script: HTMLScriptElement): boolean => script.async || nativeDocument.readyState === 'loading'

/** Returns a script that can start in place of one that cannot. The framework keeps its own element. */
function twinOf(script: HTMLScriptElement): HTMLScriptElement {
  const twin = nativeDocument.createElement('script')
  for (const { name, value } of script.attributes) if (!/^(id|data-.*)$/.test(name)) twin.setAttribute(name, value)
  twin.async = script.async
  twin.nonce = script.nonce
  twin.append(script.text)
  return twin
}

/** @returns a promise if the next script has to wait for this one */
function run(script: HTMLScriptElement, parentNode: Node, runReleased: typeof RunReleased): Promise<unknown> | null {
  const { nextSibling } = script
  const [src, type] = ['data-src', 'data-type'].map(name => script.getAttribute(name)) as [string | null, string | null]
  const canStart = mayStart(script)
  // Scripts that the parser did not insert are async by default.
  script.async = script.hasAttribute('async')
  if (src !== null) script.setAttribute('src', src)
  if (type === null) script.removeAttribute('type')
  else script.type = type
  const code = script.src || script.text
  const isRepeated = haveRun.has(code)
  haveRun.add(code)
  if (!canStart && isRepeated) return null
  const started = canStart ? script : twinOf(script)
  const isLater = runsLater(started)
  const end = new Promise(resolve => ['load', 'error'].forEach(event => started.addEventListener(event, resolve)))
  // A script starts when it is inserted.
  runReleased(started, () => parentNode.insertBefore(started, nextSibling))
  if (!canStart) void (isLater ? end : Promise.resolve()).then(() => started.remove())
  return isLater && !started.async ? end : null
}

/**
 * Loads elements with `data-consent` once their categories are allowed, including elements that are added later. An
 * unknown category is never allowed.
 * - `<script type="text/plain" data-consent="measurement" data-src="…">`, or with inline code, runs once. `data-type`
 *   is the type that it runs as, for example `module`.
 * - `<iframe data-consent="experience" data-src="…">`, `<link … data-href="…">` and the others of gatedAttributes are
 *   loaded while their categories are allowed.
 *
 * Browsers never start a script of type text/plain, so the same element can run later and keeps its listeners and
 * attributes. Scripts run in document order: each waits until the one before has loaded or failed, unless that one is
 * `async`.
 * Elements with `data-service` wait for that service, too. Without `data-consent` they have the category of the
 * service.
 * @param findService finds a declared service by its name
 * @param onProblem receives a message for each invalid element
 * @param onFound receives the categories of each element, once
 */
export function startGatedMarkup(
  allows: (category: CategoryName) => boolean,
  onProblem: (message: string) => void = () => {},
  findService: FindService = () => undefined,
  onFound: (names: readonly string[]) => void = () => {},
): GatedMarkup {
  const queued = new WeakSet<Element>()
  let queue: Promise<unknown> | undefined
  const isAllowed = (element: HTMLElement): boolean => {
    const { service } = element.dataset
    const found = service === undefined ? null : findService(service.trim())
    if (found !== null && !found?.allowed) return false
    const names = namedCategories(element)
    return names.length > 0 && names.every(name => allows(name as CategoryName))
  }
  const runQueued = async (script: HTMLScriptElement): Promise<unknown> => {
    const runReleased = await scriptRunner()
    return script.parentNode === null || !isAllowed(script)
      ? queued.delete(script)
      : run(script, script.parentNode, runReleased)
  }

  const update = (): void => {
    for (const element of nativeDocument.querySelectorAll<HTMLElement>(gatedSelector)) {
      const { service, consent } = element.dataset
      const found = service === undefined ? undefined : findService(service.trim())
      // Without `data-consent`, the category is known only once the service is.
      if (found && consent === undefined) element.dataset.consent = found.category
      if (!validated.has(element)) {
        validated.add(element)
        const mistake = validateGatedMarkup(element)
        if (mistake !== null) onProblem(mistake)
        else onFound(namedCategories(element))
      }
      if (element.localName !== 'script') load(element, isAllowed)
      else if (element.getAttribute('type') === 'text/plain' && !queued.has(element) && isAllowed(element)) {
        queued.add(element)
        // One that the page's Trusted Types refuse must not stop the next.
        const runNow = (): Promise<unknown> => runQueued(element as HTMLScriptElement).catch(reportFault)
        queue = queue ? queue.then(runNow) : runNow()
      }
    }
  }

  const observer = new MutationObserver(records => {
    const isNew = (node: Node): boolean =>
      node instanceof Element && (node.matches(gatedSelector) || node.querySelector(gatedSelector) !== null)
    if (records.some(({ type, addedNodes }) => type === 'attributes' || [...addedNodes].some(isNew))) update()
  })
  observer.observe(document, {
    __proto__: null,
    childList: true,
    subtree: true,
    attributeFilter: ['data-consent', 'data-service', ...gatedNames],
  } as MutationObserverInit)
  update()
  return { update, stop: () => observer.disconnect() }
}
