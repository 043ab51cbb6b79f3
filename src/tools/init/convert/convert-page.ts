import MagicString from 'magic-string'
import { parseMarkup, type MarkupElement } from '../../doctor/parse-markup'
import { endOfElement } from '../edits/end-of-element'
import { removeLine } from '../edits/remove-line'
import { readConfigCode } from './config-code'
import { Unconvertible, type Conversion, type Tool } from './conversion'

/** The elements of tarteaucitron that it replaced by frames: the address, and the attribute with the id. */
const players: Readonly<Record<string, readonly [address: string, id: string]>> = {
  youtube_player: ['https://www.youtube-nocookie.com/embed/', 'videoid'],
  vimeo_player: ['https://player.vimeo.com/video/', 'videoid'],
}

const attribute = (name: string): RegExp =>
  new RegExp(`(?<!\\s)\\s+${name}(\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+))?(?=[\\s/>])`, 'i')

/**
 * Removes another consent tool from a page, and writes what it gated as ours.
 * @param isConfigFile returns whether a script of the site contains nothing but the configuration
 * @throws Unconvertible for markup that has no counterpart
 */
export function convertPage(
  page: string,
  tool: Tool,
  { categories }: Conversion,
  isConfigFile: (address: string) => boolean,
): string {
  const text = new MagicString(page)
  for (const element of parseMarkup(page)) {
    const { name, attributes, offset, tag, line } = element
    const end = () => endOfElement(page, element)
    const address = attributes.src ?? attributes.href ?? ''
    if (
      (name === 'script' && (tool.isFile(address) || isConfigFile(address))) ||
      (name === 'link' && tool.isFile(address))
    ) {
      removeLine(text, offset, end())
      continue
    }
    if (name === 'script' && element.text !== '' && attributes['data-category'] === undefined) {
      const code = readConfigCode(element.text, tool)
      if (code && code.configs.length > 0) {
        if (code.other !== null)
          throw new Unconvertible(`its script on line ${line} does more than configure it: ${code.other.slice(0, 60)}`)
        removeLine(text, offset, end())
        continue
      }
    }
    const [player] = (attributes.class ?? '').split(/\s+/).filter(one => Object.hasOwn(players, one))
    if (tool.name === 'tarteaucitron' && /_player$|^tac_/.test(attributes.class ?? '') && name === 'div') {
      const [source, id] = players[player ?? ''] ?? []
      if (source === undefined || id === undefined || attributes[id] === undefined)
        throw new Unconvertible(`<div class="${attributes.class}"> on line ${line} has no counterpart`)
      text.overwrite(offset, end(), frame(source + attributes[id], attributes))
      continue
    }
    const after = convertTag(element, tool, categories)
    if (after !== tag) text.overwrite(offset, offset + tag.length, after)
  }
  return text.toString()
}

const frame = (source: string, { width, height, title }: Readonly<Record<string, string>>): string =>
  `<iframe data-consent="experience" data-src="${source}" title="${title ?? 'Video'}"${width ? ` width="${width}"` : ''}${height ? ` height="${height}"` : ''}></iframe>`

function convertTag(element: MarkupElement, tool: Tool, categories: Conversion['categories']): string {
  const { tag, attributes, line } = element
  const theirs = tool.gate === null ? undefined : attributes[tool.gate]
  if (tool.opens(element))
    return tag
      .replace(attribute('data-cc'), '')
      .replace(attribute('onclick'), '')
      .replace(/(?<!\s)(?=\s*\/?>)/, ' data-consent-open')
  if (theirs === undefined || tool.gate === null) return tag
  const category = categories.get(theirs)
  if (category === undefined)
    throw new Unconvertible(`${tool.gate}="${theirs}" on line ${line} is not in its configuration`)
  return tag.replace(attribute('data-service'), '').replace(attribute(tool.gate), ` data-consent="${category}"`)
}
