import type { MarkupElement } from '../../doctor/parse-markup'

/** Where an element ends: behind its end tag. */
export function endOfElement(page: string, { name, offset, tag }: MarkupElement): number {
  if (new RegExp(`</${name}\\s*>$`, 'i').test(tag)) return offset + tag.length
  const end = new RegExp(`</${name}\\s*>`, 'gi')
  end.lastIndex = offset + tag.length
  return end.exec(page) ? end.lastIndex : offset + tag.length
}
