import { nativeDocument } from '../../consent/native-document'
import type { CategoryName } from '../../consent/categories'
import { validateGatedMarkup } from './validate-gated-markup'
import { namedCategories } from './named-categories'
import { revokeAllowOnce, isAllowedOnce } from '../hold/allow-once'
import { withElementDetached } from '../hold/with-element-detached'

/** What waits for categories, for a service, or for both. */
const gated = '[data-consent],[data-service]'

/** What gated markup may know of a declared service. */
type FindService = (name: string) => { category: CategoryName; allowed: boolean } | undefined

/** What has been looked at for mistakes, as it first stood: once served it looks otherwise. */
const seen = new WeakSet<Element>()

/** Markup that names its category at work. */
export interface GatedMarkup {
  /** Looks again at what is allowed. */
  update(): void
  stop(): void
}

/**
 * Serves markup that names its categories in `data-consent`, also where it is added later:
 * `<script type="text/plain" data-consent="measurement" data-src="…">` (or with text; `data-type` is the type it runs
 * as, for example `module`) runs once, and `<iframe data-consent="experience" data-src="…">`, `<img …>` and the like
 * load while their categories are allowed. A name that is none of ours is never allowed.
 *
 * A script with a type that is none was never started, so it can run itself, with all that hangs on it. Scripts run in
 * the document's order: each waits until the one before has loaded or failed, unless that one is `async`.
 * Markup that names a service in `data-service` waits for that service, too; without `data-consent` its category is that of
 * the service.
 * @param findService the declared service of a name; undefined while it is not known, or where it is not declared
 * @param onProblem is told of markup that does not say what it means
 */
export function startGatedMarkup(
  allows: (category: CategoryName) => boolean,
  onProblem: (message: string) => void = () => {},
  findService: FindService = () => undefined,
): GatedMarkup {
  const taken = new WeakSet<Element>()
  let line = Promise.resolve<unknown>(undefined)
  const isAllowed = (element: HTMLElement): boolean => {
    const { service } = element.dataset
    const found = service === undefined ? null : findService(service.trim())
    if (found !== null && !found?.allowed) return false
    const names = namedCategories(element)
    return names.length > 0 && names.every(name => allows(name as CategoryName))
  }

  const load = (element: HTMLElement): void => {
    const src = element.getAttribute('data-src')
    if (src === null) return
    const allowed = isAllowed(element)
    // From now on it is one of many, and is taken away with them.
    if (allowed) revokeAllowOnce(element)
    const shown = element.getAttribute('src')
    if (allowed || isAllowedOnce(element, src)) {
      if (shown !== src) withElementDetached(element, () => element.setAttribute('src', src))
      return
    }
    if (shown === null || (shown !== src && !isAllowedOnce(element, shown))) return
    // A frame keeps its page when the attribute goes.
    if (element.localName === 'iframe') element.setAttribute('src', 'about:blank')
    element.removeAttribute('src')
  }

  const run = (script: HTMLScriptElement): unknown => {
    const { parentNode, nextSibling } = script
    if (parentNode === null || !isAllowed(script)) return taken.delete(script)
    const [src, type] = ['data-src', 'data-type'].map(name => script.getAttribute(name)) as [
      string | null,
      string | null,
    ]
    // Scripts that did not come from the parser are async unless told otherwise.
    script.async = script.hasAttribute('async')
    if (src !== null) script.setAttribute('src', src)
    if (type === null) script.removeAttribute('type')
    else script.type = type
    const ended =
      script.hasAttribute('src') && !script.async
        ? new Promise(resolve => ['load', 'error'].forEach(event => script.addEventListener(event, resolve)))
        : null
    // It starts when it enters the document.
    parentNode.insertBefore(script, nextSibling)
    return ended
  }

  const update = (): void => {
    for (const element of nativeDocument.querySelectorAll<HTMLElement>(gated)) {
      const { service, consent } = element.dataset
      const found = service === undefined ? undefined : findService(service.trim())
      // Its category is not known before the service is.
      if (found && consent === undefined) element.dataset.consent = found.category
      const mistake = seen.has(element) ? null : validateGatedMarkup(element)
      seen.add(element)
      if (mistake !== null) onProblem(mistake)
      if (element.localName !== 'script') load(element)
      else if (element.getAttribute('type') === 'text/plain' && !taken.has(element) && isAllowed(element)) {
        taken.add(element)
        line = line.then(() => run(element as HTMLScriptElement))
      }
    }
  }

  const observer = new MutationObserver(records => {
    const isNew = (node: Node): boolean =>
      node instanceof Element && (node.matches(gated) || node.querySelector(gated) !== null)
    if (records.some(({ type, addedNodes }) => type === 'attributes' || [...addedNodes].some(isNew))) update()
  })
  observer.observe(document, {
    __proto__: null,
    childList: true,
    subtree: true,
    attributeFilter: ['data-consent', 'data-service', 'data-src'],
  } as MutationObserverInit)
  update()
  return { update, stop: () => observer.disconnect() }
}
