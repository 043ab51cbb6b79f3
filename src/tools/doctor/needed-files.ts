import { fileName, isGuard, isManager, isOwnFile, isStandalone } from './own-files'
import type { MarkupElement } from './parse-markup'
import type { Resource } from './page-facts'

const withoutFragment = (url: string): string => url.replace(/#.*/, '')

/**
 * The address that an element's guard has, or says that it has; null for an inlined guard without `data-file`.
 * @param base what relative addresses are resolved against
 */
export function guardAddress({ attributes }: MarkupElement, base: string): string | null {
  const address = attributes.src ?? attributes['data-file']
  return address !== undefined && URL.canParse(address, base) ? withoutFragment(new URL(address, base).href) : null
}

/**
 * Lists the addresses of our files that a page names or needs: the guard, the guard's file for workers, the manager, and
 * the files that the manager loads first and last.
 */
export function neededFiles(elements: readonly MarkupElement[], requests: readonly Resource[], base: string): string[] {
  const found = new Set<string>()
  const add = (address: string, from: string) => {
    if (URL.canParse(address, from)) found.add(withoutFragment(new URL(address, from).href))
  }
  const addManager = (address: string, from: string) => {
    add(address, from)
    const manager = URL.canParse(address, from) ? new URL(address, from).href : base
    for (const name of ['core', 'banner', 'rest', 'ui'].map(part => `consent-elements-${part}.js`))
      // What the page has requested is in the list with its query.
      if (!requests.some(({ url }) => fileName(url) === name)) add(name, manager)
  }
  for (const element of elements) {
    const { attributes } = element
    if (isGuard(element)) {
      const guard = guardAddress(element, base)
      if (guard !== null) {
        add(guard, base)
        add('guard-worker.js', guard)
      }
      const manager = attributes['data-manager']
      if (manager) addManager(manager, base)
      else if (manager === '') addManager(`consent-elements.js${guard ? new URL(guard).search : ''}`, guard ?? base)
    } else if (isManager(element)) addManager(attributes.src ?? '', base)
    else if (isStandalone(element)) add(attributes.src ?? '', base)
  }
  for (const { url } of requests) if (isOwnFile(url)) found.add(withoutFragment(url))
  return [...found].filter(url => /^https?:/.test(url))
}
