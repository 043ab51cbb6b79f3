/** @param colour as computed styles give it: rgb(), rgba() @returns its channels from 0 to 1, opacity last */
function channels(colour: string): [red: number, green: number, blue: number, alpha: number] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red / 255, green / 255, blue / 255, alpha]
}

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour)
  const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour on which an element lies: that of its nearest ancestor which has one. */
export function ground(element: Element): string {
  for (let under = element.parentElement; under; under = under.parentElement) {
    const { backgroundColor } = getComputedStyle(under)
    if (channels(backgroundColor)[3] === 1) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}
