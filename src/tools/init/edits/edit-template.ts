import { textStyle } from './text-style'

/** The start tag of `<head>`. Its attributes may have the parts of a template in them. */
const headStart = /<head(?:\s(?:[^<>]|<%[^<%]*(?:%(?!>)[^<%]*)*%>|<\?[^<?]*(?:\?(?!>)[^<?]*)*\?>)*)?>/i
const charset = /^\s*<meta\s(?=[^>]*charset)[^>]*>/i

/** Returns whether a text has the start of a page's `<head>`. */
export const hasHead = (text: string): boolean => headStart.test(text)

/**
 * Puts lines first into the `<head>` of a template, behind `<meta charset>` if that is first there. A parser of HTML is not
 * used: text before `<head>`, such as `{% load static %}`, would make it end the head.
 * @returns the template; the same text where it has our files already; null where it has no `<head>` tag
 */
export function addToTemplateHead(template: string, lines: readonly string[]): string | null {
  if (/(?<![\w.-])guard[\w.-]*\.js/.test(template)) return template
  const head = headStart.exec(template)
  if (head === null) return null
  const { newline, indent } = textStyle(template)
  const start = head.index + head[0].length
  const at = start + (charset.exec(template.slice(start))?.[0].length ?? 0)
  const own = /(?<![ \t])[ \t]*$/.exec(template.slice(0, head.index))?.[0] ?? ''
  const following = /^\s*\n([ \t]+)\S/.exec(template.slice(start))?.[1]
  const space = following ?? own + indent
  return template.slice(0, at) + lines.map(line => newline + space + line).join('') + template.slice(at)
}
