/**
 * Matches the start of a comment, everything that parsers drop like a comment, or a tag as browsers tokenize it: quotes
 * delimit a value only after "=". A tag without its end reaches to the end of the text, so no match fails halfway, and
 * the time stays linear.
 * @see https://html.spec.whatwg.org/#tag-open-state
 */
const pieces =
  /<!-{2}(?:-?>)?|<(?:[!?]|\/(?![a-z]))[^>]*>?|<\/?[a-z][^\t\n\f\r />]*(?:[\t\n\f\r /]+|[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >"'][^\t\n\f\r >]*|))?)*(>|$)|<$/gi
/** Matches tags in what follows a tag without an end. It may be text, for example that of a title, and no tag at all. */
const simpleTag = /<[a-z][^<>]*>/gi
/** A tag, or its first character at the end of what has been written until now. */
const startTag = /^<(?:[a-z]|$)/i
const foreign = /^<(?:svg|math)\b/i
/** Matches elements that contain only text. Whether `noscript` does depends on whether scripts run. */
const textual = /^<(script|style|title|textarea|xmp|iframe|noembed|noframes|noscript)[\s/>]/i
const endOfComment = /--!?>/g

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
  /** Whether scripts and the like contain only text. In SVG and MathML they contain elements. */
  let hasTexts = true
  let pattern = pieces
  let isInComments = true
  /** Returns the index of the next match from another one, or -1. */
  const next = (what: RegExp, from: number): number => {
    what.lastIndex = from
    return what.exec(markup)?.index ?? -1
  }
  const goTo = (index: number): void => void (pattern.lastIndex = index < 0 ? markup.length : index)
  goTo(0)
  for (let match = pattern.exec(markup); match; match = pattern.exec(markup)) {
    const { 0: tag, index: at } = match
    const behind = pattern.lastIndex
    if (tag === '<!--') {
      const end: number = isInComments ? next(endOfComment, behind) : -1
      isInComments = end >= 0
      if (isInComments) goTo(end)
      continue
    }
    const isWhole = pattern === simpleTag || match[1] === '>'
    const isStart = startTag.test(tag)
    if (isStart) tags.push({ tag, at, isWhole })
    hasTexts &&= !foreign.test(tag)
    const name = hasTexts && isWhole && textual.exec(tag)?.[1]!.toLowerCase()
    if (name) {
      const end = next(new RegExp(`</${name}(?=[\\s/>])`, 'gi'), behind)
      if (name === 'noscript')
        for (const inner of tagsIn(markup.slice(behind, end < 0 ? undefined : end)))
          tags.push({ ...inner, at: inner.at + behind })
      goTo(end)
    } else if (!isWhole && /^<\/?[a-z]/i.test(tag)) {
      pattern = simpleTag
      goTo(at + 1)
    }
  }
  return tags
}
