import { version } from '../consent/version'
import { trustedScriptUrl } from './trusted-script-url'

/** Loads a module of ours from the folder of a script's tag, with the nonce of that tag. */
export function loadBeside(tag: HTMLScriptElement, file: string): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = tag.nonce
  script.crossOrigin = tag.crossOrigin
  const own = new URL(tag.src || tag.dataset.file || '', document.baseURI)
  script.src = trustedScriptUrl(new URL(`${file}?v=${version}`, own).href) as string
  tag.after(script)
}
