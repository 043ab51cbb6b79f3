import { version } from '../consent/version'
import { trustedScriptUrl } from './trusted-script-url'

/** Loads a module of ours from the folder of a script's tag, with the nonce of that tag. */
export function loadBeside(tag: HTMLScriptElement, file: string): void {
  const own = new URL(tag.src || tag.dataset.file || '', document.baseURI)
  tag.after(
    Object.assign(document.createElement('script'), {
      type: 'module',
      nonce: tag.nonce,
      crossOrigin: tag.crossOrigin,
      src: trustedScriptUrl(new URL(`${file}?v=${version}`, own).href) as string,
    }),
  )
}
