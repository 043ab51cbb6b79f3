import type { Viewport } from '../audit-report'
import { inBanner, type Control } from '../answer/find-controls'
import { contrast } from './contrast'

/** What the first layer of a banner offers, measured. */
export interface BannerFacts {
  viewport: Viewport
  /** False where no control of a banner was found. */
  found: boolean
  text: string
  accept: MeasuredButton | null
  reject: MeasuredButton | null
  settings: string | null
  /** How the reject control is less prominent than the accept control, in words; empty where it is not. */
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
  /** Of the text on its background. */
  textContrast: number
  /** Of the button's surface on the banner; 1 where the button has no surface of its own. */
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

/** Measures the first layer of the banner that is open. */
export function observeBanner(controls: readonly Control[], viewport: Viewport): BannerFacts {
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
    differences: measured.accept && measured.reject ? compare(measured.accept, measured.reject) : [],
  }
}
