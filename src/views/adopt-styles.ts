const sheets = new Map<string, CSSStyleSheet>()

/**
 * Gives a shadow root its styles as a constructable stylesheet, which a content security policy of
 * `style-src 'self'` lets through. Roots with the same styles share one sheet, and have it once.
 * @param root where the styles apply
 * @param styles the text of the stylesheet
 */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  let sheet = sheets.get(styles)
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    sheets.set(styles, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
