import { nativeDocument } from '../../consent/native-document'

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Builds an icon without React.
 * @param path a path in a square of 24
 */
export function icon(path = ''): SVGElement {
  const [svg, line] = [nativeDocument.createElementNS(SVG, 'svg'), nativeDocument.createElementNS(SVG, 'path')]
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
