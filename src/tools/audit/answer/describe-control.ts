/** Box, style and context of a control, measured in the page. */
export interface ControlFacts {
  visible: boolean
  /** Whether its parent is visible, for checkboxes whose label draws the box. */
  parentVisible: boolean
  /** In CSS pixels, relative to the viewport of its frame. */
  box: { x: number; y: number; width: number; height: number }
  inViewport: boolean
  fontSize: number
  fontWeight: number
  color: string
  /** The nearest background color that is not transparent, and that of the banner behind the control. */
  background: string
  behind: string
  hasBorder: boolean
  hasOwnBackground: boolean
  underlined: boolean
  tag: string
  disabled: boolean
  checked: boolean
  /** Whether the control is part of a banner, dialog or consent frame. */
  inBanner: boolean
  bannerText: string
}

/**
 * Measures a control. It runs in the page with the control (or a text in it) as `this`. It must not use imports,
 * because its source text is sent to the browser.
 */
export function describeControl(this: Node): ControlFacts | null {
  const element = this instanceof Element ? this : this.parentElement
  if (element === null || !element.isConnected) return null
  const above = (at: Element): Element | null => {
    const root = at.getRootNode()
    return at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  /** Returns an element and all elements around it, from the inside out. */
  const upwards = (start: Element | null): Element[] => {
    const path: Element[] = []
    for (let at = start; at; at = above(at)) path.push(at)
    return path
  }
  const isClear = (color: string) => /^rgba\(.*, 0\)$|^transparent$/.test(color)
  const backgroundFrom = (start: Element | null): string => {
    const painted = upwards(start).find(at => !isClear(getComputedStyle(at).backgroundColor))
    return painted ? getComputedStyle(painted).backgroundColor : 'rgb(255, 255, 255)'
  }
  const about =
    /cookie|consent|privacy|tracking|gdpr|datenschutz|privatsphäre|einwillig|confidentialité|traceur|consentement|privacidad|consentimiento|consenso|riservatezza|privacidade|toestemming|samtycke|samtykke|informasjonskapsl|integritet|evästee|yksityisyy|prywatno|ciasteczk|soukrom|souhlas|partner|rodo/i
  const named = /cookie|consent|gdpr|privacy|\bcmp\b|klaro|tarteaucitron|\bcc-|didomi|onetrust|usercentrics/i
  const isLayer = (at: Element): boolean =>
    /^(fixed|sticky)$/.test(getComputedStyle(at).position) ||
    at.matches('dialog, [role=dialog], [role=alertdialog], [aria-modal=true]')
  const isAboutConsent = (at: Element): boolean => {
    const isNamed = at !== element && named.test(`${at.id} ${at.getAttribute('class') ?? ''} ${at.localName}`)
    const text = at.textContent ?? ''
    return text.trim().length >= 30 && (isNamed || (isLayer(at) && about.test(text)))
  }
  /** Returns the innermost layer that is about consent, or else the outermost part with such a name. */
  const bannerAbove = (control: Element): Element | null => {
    const isPage = (at: Element): boolean => at === document.body || at === document.documentElement
    const parts = upwards(control).filter(at => !isPage(at) && isAboutConsent(at))
    return parts.find(isLayer) ?? parts.at(-1) ?? null
  }
  const banner = bannerAbove(element)
  const isFrame = window.top !== window && about.test(document.body?.textContent ?? '')
  const surroundings = banner ?? (isFrame ? document.body : null)
  const rect = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const isShown = (at: Element | null): boolean => {
    if (at === null) return false
    const { width, height } = at.getBoundingClientRect()
    const isDrawn = at.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    return width > 1 && height > 1 && isDrawn && at.closest('[inert]') === null
  }
  const background = isClear(style.backgroundColor) && style.backgroundImage === 'none' ? null : style.backgroundColor
  const behind = backgroundFrom(above(element))
  const borderWidth = Number.parseFloat(style.borderBottomWidth)
  return {
    visible: isShown(element),
    parentVisible: isShown(above(element)) || isShown(above(above(element) ?? element)),
    box: { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
    inViewport: rect.bottom > 0 && rect.right > 0 && rect.top < innerHeight && rect.left < innerWidth,
    fontSize: Number.parseFloat(style.fontSize),
    fontWeight: Number(style.fontWeight),
    color: style.color,
    background: background ?? behind,
    behind,
    hasBorder: borderWidth > 0 && style.borderBottomStyle !== 'none' && style.borderBottomColor !== behind,
    hasOwnBackground: background !== null && background !== behind,
    underlined: style.textDecorationLine.includes('underline'),
    tag: element.localName,
    disabled: element.matches(':disabled, [aria-disabled=true], [aria-readonly=true]'),
    checked: element.matches(':checked, [aria-checked=true]'),
    inBanner: banner !== null || isFrame,
    bannerText: (surroundings?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 200),
  }
}
