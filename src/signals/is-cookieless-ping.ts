import { nativeDocument } from '../consent/native-document'

/** Addresses of Google without cookies of its accounts, to which gtag.js sends pings while every signal is denied. */
const addresses = [
  /^(www|region\d+)\.google-analytics\.com\/g\/collect$/,
  /^pagead2\.googlesyndication\.com\/(ccm\/collect|pagead\/(landing|conversion(\/\d+)?))\/?$/,
]

/**
 * The beginning of `gcd`: the states of ad_storage, analytics_storage, ad_user_data and ad_personalization, each between
 * two digits. The letters stand for denied: by default (p), by default and update (q), by update (m, u).
 */
const allDenied = /^1\d([mpqu]\d){4}/

/** Parameters that contain ids of clicks, cookies, accounts or e-mail addresses. */
const identifiers =
  /^(uid|uip|ecid|auid|em|eme|edid|gclid|gclaw|gclgs|gclst|gcldc|gbraid|wbraid|dclid|gac|gac_.*|_gl|_fplc|_gid|up\..*)$/

/** Click ids in the address of a page, which Google redacts only with `ads_data_redaction`. */
const clickIds = /[?&#](gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|_gl)=/

/** Google's cookies of the site's own host, from an earlier consent. */
const googleCookies = /(^|; *)(_ga|_ga_\w+|_gid|_gcl_\w+|_gac_\w+|FPID|FPLC|FPAU|FPGC\w*)=/

/**
 * Returns whether a request is a ping of Google's Consent Mode: every signal is denied, no parameter identifies the
 * visitor, and Google has no cookie on the site. Its client id is then random, and not stored.
 * https://developers.google.com/tag-platform/security/concepts/consent-mode
 */
export function isCookielessPing({ hostname, pathname, searchParams }: URL): boolean {
  return (
    addresses.some(address => address.test(hostname + pathname)) &&
    isOnly(searchParams.getAll('gcs'), /^G100$/) &&
    isOnly(searchParams.getAll('gcd'), allDenied) &&
    [...searchParams].every(([name, value]) => !identifiers.test(name) && !clickIds.test(value)) &&
    !googleCookies.test(nativeDocument.cookie)
  )
}

const isOnly = ([value, ...others]: string[], pattern: RegExp): boolean =>
  value !== undefined && others.length === 0 && pattern.test(value)
