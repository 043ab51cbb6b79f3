/**
 * Returns the class of a device for the counts by day. Nothing else of the user agent is kept.
 * @param mobileHint the header Sec-CH-UA-Mobile
 */
export function deviceClass(userAgent = '', mobileHint = ''): 'phone' | 'tablet' | 'computer' | 'unknown' {
  const isMobile = /Mobile/i.test(userAgent)
  if (/iPad|Tablet/i.test(userAgent) || (!isMobile && /Android/i.test(userAgent))) return 'tablet'
  if (mobileHint === '?1' || /Mobi|iPhone/i.test(userAgent)) return 'phone'
  return userAgent ? 'computer' : 'unknown'
}
