import type { Viewport } from '../audit-facts'
import { inBanner, type Control } from '../answer/find-controls'
import { contrast } from './contrast'

/** Measurements of a banner's first layer. */
export interface BannerFacts {
  viewport: Viewport
  /** False if no control of a banner was found. */
  found: boolean
  text: string
  accept: MeasuredButton | null
  reject: MeasuredButton | null
  settings: string | null
  /** Why visitors whom our banner is to ask do not see it; null if they see it, are not asked, or it is not ours. */
  hiddenBy: string | null
  /** How the reject control is less prominent than the accept control, in words; empty if it is not. */
  differences: string[]
}
/** Sizes in CSS pixels; contrasts as WCAG 2 defines them. */
export interface MeasuredButton {
  name: string
  role: string
  width: number
  height: number
  fontSize: number
  inViewport: boolean
  /** The contrast of the text on its background. */
  textContrast: number
  /** The contrast of the button's background on the banner; 1 if the button has no background. */
  surfaceContrast: number
  hasBorder: boolean
}

const rounded = (value: number) => Math.round(value * 10) / 10

function measure({ name, role, facts }: Control): MeasuredButton {
  const { box, fontSize, inViewport, color, background, behind, hasBorder, hasOwnBackground } = facts
  return {
    name,
    role,
    width: rounded(box.width),
    height: rounded(box.height),
    fontSize: rounded(fontSize),
    inViewport,
    textContrast: rounded(contrast(color, background)),
    surfaceContrast: hasOwnBackground ? rounded(contrast(background, behind)) : 1,
    hasBorder,
  }
}

function compare(accept: MeasuredButton, reject: MeasuredButton): string[] {
  const differences: string[] = []
  const areas = (accept.width * accept.height) / Math.max(1, reject.width * reject.height)
  const isButton = ({ role, surfaceContrast, hasBorder }: MeasuredButton) =>
    role === 'button' && (surfaceContrast > 1 || hasBorder)
  if (areas >= 2.5) differences.push(`its area is ${rounded(areas)} times smaller`)
  if (accept.fontSize / reject.fontSize >= 1.25)
    differences.push(`its text is ${reject.fontSize} px high instead of ${accept.fontSize} px`)
  if (accept.inViewport && !reject.inViewport) differences.push('it is outside of the visible part of the page')
  if (isButton(accept) && !isButton(reject)) differences.push('it looks like a link or plain text, not like a button')
  else if (accept.surfaceContrast >= 3 && reject.surfaceContrast < 1.3 && !reject.hasBorder)
    differences.push(
      `its surface has a contrast of ${reject.surfaceContrast} with the banner instead of ${accept.surfaceContrast}`,
    )
  if (accept.textContrast >= 4.5 && reject.textContrast < 3)
    differences.push(`its text has a contrast of ${reject.textContrast} instead of ${accept.textContrast}`)
  return differences
}

/**
 * Measures the first layer of the open banner.
 * @param hiddenBy why visitors do not see our banner
 */
export function observeBanner(
  controls: readonly Control[],
  viewport: Viewport,
  hiddenBy: string | null = null,
): BannerFacts {
  const [accept] = inBanner(controls, 'accept')
  const [reject] = inBanner(controls, 'reject')
  const [settings] = inBanner(controls, 'settings')
  const measured = { accept: accept ? measure(accept) : null, reject: reject ? measure(reject) : null }
  return {
    viewport,
    found: accept !== undefined || reject !== undefined,
    text: (accept ?? reject)?.facts.bannerText ?? '',
    ...measured,
    settings: settings?.name ?? null,
    hiddenBy,
    differences: measured.accept && measured.reject ? compare(measured.accept, measured.reject) : [],
  }
}
