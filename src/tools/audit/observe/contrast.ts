const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? ['0', '0', '0']).slice(0, 3).map(Number)

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the contrast of two colors as defined by WCAG 2.
 * @param one a color as in `getComputedStyle`: `rgb(…)`
 * @returns 1 to 21
 */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
