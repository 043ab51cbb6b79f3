import { nativeDocument } from '../consent/native-document'
import type { GrantedPolicy } from './trusted-for-granted'

/**
 * Creates the tag of the guard's file, with the attributes and the nonce of the current script, whose `data-file` names
 * that file. It is not in the document.
 * @throws TypeError if there is no current script, or it names no file
 */
export function guardFileTag(policy: GrantedPolicy): HTMLScriptElement {
  const { attributes, dataset, nonce } = nativeDocument.currentScript as HTMLScriptElement
  const tag = nativeDocument.createElement('script')
  for (const { name, value } of attributes) if (name !== 'data-file') tag.setAttribute(name, value)
  // Browsers hide the attribute of a tag in the document.
  if (nonce) tag.setAttribute('nonce', nonce)
  tag.src = policy.createScriptURL(new URL(dataset.file!, nativeDocument.baseURI).href)
  return tag
}
