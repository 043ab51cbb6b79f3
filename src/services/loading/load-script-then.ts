import type { ServicePage } from '../service'

/**
 * Loads a vendor's script and calls a function once the script has run, for vendors without a queue.
 * @param run not called if the script cannot be loaded
 */
export function loadScriptThen(
  page: ServicePage,
  url: string,
  run: () => void,
  attributes?: Record<string, string>,
): void {
  const document = page.globals.document as Document
  const { href } = new URL(url)
  const onLoad = ({ target }: Event): void => {
    if ((target as Partial<HTMLScriptElement> | null)?.src !== href) return
    document.removeEventListener('load', onLoad, true)
    run()
  }
  // The load event of a script does not bubble, but listeners on the document receive it in the capture phase.
  document.addEventListener('load', onLoad, true)
  page.loadScript(url, attributes)
}
