import { holdScriptText } from '../hold/hold-script-text'
import { holdStyles } from '../hold/hold-styles'
import { watchImports } from '../hold/script-text'
import { isStyle } from './style-of'

/**
 * Checks the texts and text nodes that are written or inserted into a `<style>` or `<script>`. Browsers run a script that
 * is in the document without a text as soon as it gets one. A script outside of the document is checked when it is
 * inserted.
 * @returns the arguments with texts that request nothing blocked
 */
export function holdCode(owner: Element, args: unknown[]): unknown[] {
  const ofStyle = isStyle(owner)
  if (!ofStyle) {
    if (!owner.isConnected) return args
    const texts = args.map(given => (given as Partial<Node> | null)?.textContent ?? given)
    // Separated, so that a word of an argument is no part of the text. URLs may contain line breaks.
    if (holdScriptText(owner, [owner.textContent, ...texts].join('\n'))) return args
  }
  const safe = (text: string): string => (ofStyle ? holdStyles(text, owner) : watchImports(text))
  return args.map(given => {
    if (typeof given === 'string') return safe(given)
    const { nodeType, childNodes } = Object(given) as Node
    for (const node of nodeType === 11 ? childNodes : [given]) {
      const { nodeType: type, data } = Object(node) as Text
      const text = type === 3 ? safe(data) : data
      if (text !== data) (node as Text).data = text
    }
    return given
  })
}
