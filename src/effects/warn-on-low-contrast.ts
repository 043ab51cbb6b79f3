import { nativeDocument } from '../consent/native-document'
import type { SyncEffect } from './sync-effect'

/** The channels of an opaque color as browsers compute it; null for others, such as the derived ones, which are readable. */
const channelsOf = (color: string): number[] | null =>
  /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number) ?? null

/** The relative luminance of WCAG 2.2. */
function luminance(channels: readonly number[]): number {
  const [red, green, blue] = channels.map(channel => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Warns in the console if the text of Accept and Reject has a contrast below 4.5:1 (WCAG 2.2, 1.4.3). */
export const warnOnLowContrast: SyncEffect = () => {
  const button = nativeDocument.querySelector('consent-banner')?.shadowRoot?.querySelector('[part=accept]')
  if (button) {
    const { color, backgroundColor } = getComputedStyle(button)
    const colors = [color, backgroundColor].map(channelsOf)
    const [darker, lighter] = colors.flatMap(channels => (channels ? [luminance(channels)] : [])).sort((a, b) => a - b)
    const contrast = lighter === undefined ? 21 : (lighter + 0.05) / (darker! + 0.05)
    if (contrast < 4.5)
      console.warn(
        `consent-elements: Accept and Reject have the text color ${color} on ${backgroundColor}, a contrast of ` +
          `${contrast.toFixed(1)}:1; at least 4.5:1 is readable. Change --consent-accent or --consent-on-accent.`,
      )
  }
  return () => {}
}
