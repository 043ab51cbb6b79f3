const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!

/**
 * @param colour a computed value, such as rgb(), rgba() or color()
 * @returns its channels from 0 to 1, with alpha last
 */
function channels(colour: string): [red: number, green: number, blue: number, alpha: number] {
  if (!colour.startsWith('rgb')) {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    return [red / 255, green / 255, blue / 255, alpha / 255]
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red / 255, green / 255, blue / 255, alpha]
}

/** Returns the relative luminance as defined by WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour)
  const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Returns the contrast of two opaque colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns the background color of an element: that of its nearest ancestor with an opaque one. */
export function ground(element: Element): string {
  for (let under = element.parentElement; under; under = under.parentElement) {
    const { backgroundColor } = getComputedStyle(under)
    if (channels(backgroundColor)[3] === 1) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}
