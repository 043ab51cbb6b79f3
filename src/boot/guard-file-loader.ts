import { provideGuardLoader, type LoadGuard } from '../blocking/guard-loader'
import { isBlockerProvided } from '../blocking/provide-blocker'
import { nativeDocument } from '../consent/native-document'

/**
 * Registers the loader of the whole guard for the manager, and returns it.
 * @param tag the tag of that file, which is not in the document; see whole-guard-tag.ts
 */
export function guardFileLoader(tag: HTMLScriptElement): LoadGuard {
  let loading: Promise<void> | undefined
  const load: LoadGuard = () =>
    (loading ??= new Promise((resolve, reject) => {
      const copy = nativeDocument.importNode(tag)
      const settle = (): void => {
        // A missing file can also arrive as something else, such as the site's start page.
        if (isBlockerProvided()) return resolve()
        loading = undefined
        provideGuardLoader(load)
        reject(new Error(`consent-elements: ${tag.src} could not be loaded, so elements are not blocked`))
      }
      copy.addEventListener('load', settle)
      copy.addEventListener('error', settle)
      nativeDocument.head.append(copy)
    }))
  provideGuardLoader(load)
  return load
}
