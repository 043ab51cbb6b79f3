import type { Vendor, VendorList } from '@iabtechlabtcf/core'
import { isDictionary } from '../../consent/is-dictionary'
import { listLanguage } from './list-language'

/** After how many milliseconds a list that does not arrive has failed. Prebid waits for 10 s by default. */
const TIMEOUT_MS = 5000

/** The tables of the list that have a translation. */
const translated = ['purposes', 'specialPurposes', 'features', 'specialFeatures', 'stacks', 'dataCategories']
const idLists = ['purposes', 'legIntPurposes', 'flexiblePurposes', 'specialPurposes', 'features', 'specialFeatures']

/**
 * Fetches the vendor list of the site, and the texts of its purposes in a language: `purposes-de.json` in the same
 * folder. Without such a file the English texts are used. Vendors whose entries cannot be read are left out.
 * @throws Error if the list cannot be fetched, does not arrive in time, or has another format
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
  const vendors = isDictionary(list) && isDictionary(list.vendors) ? Object.entries(list.vendors) : []
  const readable = vendors.filter(([id, vendor]) => isVendor(id, vendor))
  if (!isDictionary(list) || list.gvlSpecificationVersion !== 3 || !isWhole(list) || readable.length === 0)
    throw new Error(
      `${address.href} is not a vendor list of version 3; run "npx consent-elements tcf update" to download one`,
    )
  const known = isDictionary(texts) ? translated.filter(name => isDictionary(texts[name])) : []
  return {
    ...list,
    ...Object.fromEntries(
      known.map(name => [name, { ...(list[name] as object), ...(texts as Record<string, object>)[name] }]),
    ),
    ...(isDictionary(texts) && isDictionary(texts.standardTexts) && { standardTexts: texts.standardTexts }),
    vendors: Object.fromEntries(readable),
  } as unknown as VendorList
}

/** Returns whether a list has its versions, and all tables with named entries. */
const isWhole = (list: Record<string, unknown>): boolean =>
  [list.vendorListVersion, list.tcfPolicyVersion].every(Number.isInteger) &&
  translated
    .slice(0, 5)
    .every(
      name =>
        isDictionary(list[name]) &&
        Object.values(list[name]).every(entry => isDictionary(entry) && typeof entry.name === 'string'),
    )

const isVendor = (id: string, vendor: unknown): vendor is Vendor =>
  isDictionary(vendor) &&
  vendor.id === Number(id) &&
  typeof vendor.name === 'string' &&
  idLists.every(name => Array.isArray(vendor[name]) && vendor[name].every(Number.isInteger))

async function fetchJson(url: URL): Promise<unknown> {
  const abort = new AbortController()
  const timer = setTimeout(
    () => abort.abort(new Error(`${url.href} did not answer within ${TIMEOUT_MS} ms`)),
    TIMEOUT_MS,
  )
  try {
    const response = await fetch(url.href, { signal: abort.signal })
    if (!response.ok) throw new Error(`${url.href} answered with status ${response.status}`)
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}
