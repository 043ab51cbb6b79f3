import { nativeDocument } from '../consent/native-document'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * Adds a constructable stylesheet to a shadow root, which a Content-Security-Policy of `style-src 'self'` allows. Roots
 * with the same styles share one sheet. A second call has no effect.
 * @param root the shadow root
 * @param styles the text of the stylesheet
 */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  // Safari before 16.4 has neither.
  if (!('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype))
    return void addStyles(root as ShadowRoot, styles)
  let sheet = sheets.get(styles)
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    sheets.set(styles, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Adds the styles as a `<style>` element, and adds it again when the painter has emptied the root. */
function addStyles(root: ShadowRoot, styles: string): void {
  const add = (): void => {
    if ([...root.querySelectorAll('style')].some(({ textContent }) => textContent === styles)) return
    const style = nativeDocument.createElement('style')
    style.textContent = styles
    root.append(style)
  }
  add()
  new MutationObserver(add).observe(root, { __proto__: null, childList: true } as MutationObserverInit)
}
