/**
 * Matches a comment that ends, or a start tag as browsers tokenize it: quotes delimit a value only after "=". A tag
 * without its end reaches to the end of the text, so no match fails halfway, and the time stays linear.
 * @see https://html.spec.whatwg.org/#tag-open-state
 */
const pieces =
  /<!-{2}(?:-?>)?|<[a-z][^\t\n\f\r />]*(?:[\t\n\f\r /]+|[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >"'][^\t\n\f\r >]*|))?)*(>|$)/gi
/** Matches tags in what follows a tag without an end. It may be text, for example that of a title, and no tag at all. */
const simpleTag = /<[a-z][^<>]*>/gi
const foreign = /^<(?:svg|math)\b/i
const script = /^<script[\s/>]/i
const endOfScript = /<\/script/gi

interface TagInMarkup {
  readonly tag: string
  /** The index of the tag in the markup. */
  readonly at: number
  /** Whether the tag has its end. Parsers drop a tag that has none, or wait for it. */
  readonly isWhole: boolean
}

/** Returns the start tags in markup. Those in comments and scripts are left out. */
export function tagsIn(markup: string): TagInMarkup[] {
  const tags: TagInMarkup[] = []
  /** Whether scripts contain only text. In SVG and MathML they contain elements. */
  let hasTexts = true
  let pattern = pieces
  let isInComments = true
  const goTo = (index: number): void => void (pattern.lastIndex = index < 0 ? markup.length : index)
  goTo(0)
  for (let match = pattern.exec(markup); match; match = pattern.exec(markup)) {
    const { 0: tag, index: at } = match
    if (tag === '<!--') {
      const end: number = isInComments ? markup.indexOf('-->', at + 4) : -1
      isInComments = end >= 0
      if (isInComments) goTo(end)
    } else if (tag[1] !== '!') {
      const isWhole = pattern === simpleTag || match[1] === '>'
      tags.push({ tag, at, isWhole })
      hasTexts &&= !foreign.test(tag)
      if (!isWhole) {
        pattern = simpleTag
        goTo(at + 1)
      } else if (hasTexts && script.test(tag)) {
        endOfScript.lastIndex = pattern.lastIndex
        goTo(endOfScript.exec(markup)?.index ?? -1)
      }
    }
  }
  return tags
}
