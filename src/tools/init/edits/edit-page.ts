import { isGuard, isManager, isStandalone } from '../../doctor/own-files'
import { parseMarkup } from '../../doctor/parse-markup'
import { settingsButton } from '../settings-button'
import { textStyle } from './text-style'

const indentAt = (text: string, at: number): string => {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^\s*$/.test(before) ? before : ''
}
const insertAt = (text: string, at: number, added: string): string => text.slice(0, at) + added + text.slice(at)

/**
 * Puts the lines of the guard first into `<head>`, behind `<meta charset>` if that is the first element there.
 * @returns the page; the same text where it has an installation; null where it has no `<head>` tag
 */
export function addGuard(page: string, guardLines: readonly string[]): string | null {
  const elements = parseMarkup(page)
  if (elements.some(element => isGuard(element) || isManager(element) || isStandalone(element))) return page
  const head = elements.find(({ name }) => name === 'head')
  if (!head) return null
  const style = textStyle(page)
  const { newline } = style
  const inHead = elements.filter(({ isInHead }) => isInHead)
  const [first] = inHead
  const isCharset = first?.name === 'meta' && 'charset' in first.attributes
  const behind = isCharset ? first : head
  const indent = first ? indentAt(page, first.offset) : `${indentAt(page, head.offset)}${style.indent}`
  const lines = [
    ...(isCharset || inHead.some(({ name, attributes }) => name === 'meta' && 'charset' in attributes)
      ? []
      : ['<meta charset="utf-8" />']),
    ...guardLines,
  ]
  return insertAt(page, behind.offset + behind.tag.length, lines.map(line => newline + indent + line).join(''))
}

/**
 * Adds the button, in the page's language, to the page's last `<footer>`, or else at the end of `<body>`, if nothing opens
 * the settings yet.
 */
export function addSettingsButton(page: string): string {
  const ways = /data-consent-open|<privacy-settings-button|<privacy-settings-dialog[^<>]*variant=|<consent-declaration/i
  const end = Math.max(page.toLowerCase().lastIndexOf('</footer>'), -1)
  const at = end >= 0 ? end : page.toLowerCase().lastIndexOf('</body>')
  if (ways.test(page) || at < 0) return page
  const { newline, indent } = textStyle(page)
  const button = settingsButton(parseMarkup(page).find(({ name }) => name === 'html')?.attributes.lang ?? null)
  const own = indentAt(page, at)
  const isOwnLine = /\n[ \t]*$/.test(page.slice(0, at))
  return isOwnLine
    ? insertAt(page, at, `${own === '' ? '' : indent}${button}${newline}${own}`)
    : insertAt(page, at, button)
}
