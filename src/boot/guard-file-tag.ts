import { nativeDocument } from '../consent/native-document'
import type { GrantedPolicy } from './trusted-for-granted'

/**
 * Creates the tag of the guard's file, with the attributes and the nonce of the current script, whose `data-file` names
 * that file. It is not in the document.
 * @throws TypeError if there is no current script, or it names no file
 */
export function guardFileTag(policy: GrantedPolicy): HTMLScriptElement {
  const current = nativeDocument.currentScript as HTMLScriptElement
  const { dataset, nonce } = current
  const tag = nativeDocument.createElement('script')
  for (const name of current.getAttributeNames())
    if (name !== 'data-file') tag.setAttribute(name, current.getAttribute(name)!)
  // Browsers hide the attribute of a tag in the document.
  if (nonce) tag.setAttribute('nonce', nonce)
  tag.src = policy.createScriptURL(dataset.file!)
  // The whole address, as a <base> may follow. The interface URL would cost every visitor memory.
  tag.src = policy.createScriptURL(tag.src)
  return tag
}
