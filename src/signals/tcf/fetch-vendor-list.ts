import type { VendorList } from '@iabtechlabtcf/core'
import { isDictionary } from '../../consent/is-dictionary'
import { listLanguage } from './list-language'

/**
 * Fetches the vendor list of the site, and the texts of its purposes in a language: `purposes-de.json` in the same
 * folder. Without such a file the English texts are used.
 * @throws Error if the list cannot be fetched or has another format
 */
export async function fetchVendorList(url: string, language: string): Promise<VendorList> {
  const address = new URL(url, document.baseURI)
  const name = listLanguage(language)
  const [list, texts] = await Promise.all([
    fetchJson(address),
    /^[a-z]{2}(-[a-z]+)?$/.test(name) && name !== 'en'
      ? fetchJson(new URL(`purposes-${name}.json`, address)).catch(() => null)
      : null,
  ])
  if (!isDictionary(list) || list.gvlSpecificationVersion !== 3 || !isDictionary(list.vendors))
    throw new Error(
      `${address.href} is not a vendor list of version 3; run "npx consent-elements tcf update" to download one`,
    )
  const translated = ['purposes', 'specialPurposes', 'features', 'specialFeatures', 'stacks', 'dataCategories']
  const known = isDictionary(texts) ? translated.filter(name => isDictionary(texts[name])) : []
  return {
    ...list,
    ...Object.fromEntries(
      known.map(name => [name, { ...(list[name] as object), ...(texts as Record<string, object>)[name] }]),
    ),
  } as unknown as VendorList
}

async function fetchJson(url: URL): Promise<unknown> {
  const response = await fetch(url.href)
  if (!response.ok) throw new Error(`${url.href} answered with status ${response.status}`)
  return response.json()
}
