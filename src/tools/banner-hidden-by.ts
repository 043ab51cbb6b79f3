/**
 * Runs in the page, so it refers to nothing outside of it.
 * @returns why visitors whom our banner is to ask do not see it; null if they see it, or are not asked
 */
export function bannerHiddenBy(): string | null {
  const page = window as unknown as { consentManager?: { state?: { showPopup?: boolean } } }
  const tag = document.querySelector('consent-banner')
  const part = tag?.shadowRoot?.querySelector('[part~=banner]')
  if (!tag || !part || !page.consentManager?.state?.showPopup) return null
  if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return 'a style, such as display: none, visibility: hidden or opacity: 0'
  const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
  if (width < 10 || height < 10) return `its size, ${Math.round(width)} x ${Math.round(height)} pixels`
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return 'its place outside of the window'
  const over = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)
  return over && over !== tag && !tag.contains(over) ? `<${over.localName}>, which covers it` : null
}
