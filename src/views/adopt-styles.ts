import { nativeDocument } from '../consent/native-document'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * Gives a shadow root its styles as a constructable stylesheet, which a content security policy of
 * `style-src 'self'` lets through. Roots with the same styles share one sheet, and have it once.
 * @param root where the styles apply
 * @param styles the text of the stylesheet
 */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  if (!('adoptedStyleSheets' in root)) return void addStyles(root as ShadowRoot, styles) // Safari before 16.4
  let sheet = sheets.get(styles)
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    sheets.set(styles, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Gives a shadow root its styles as an element, which the painter, who may empty the root, must not find there. */
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
