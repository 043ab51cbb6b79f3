import { meantName } from './meant-name'

/** The global attributes of HTML. */
const globalNames = [
  'accesskey,anchor,autocapitalize,autocorrect,autofocus,class,contenteditable,dir,draggable,enterkeyhint,exportparts,hidden',
  'id,inert,inputmode,is,itemid,itemprop,itemref,itemscope,itemtype,jsaction,lang,nonce,part,popover,role,slot,spellcheck',
  'style,tabindex,title,translate,virtualkeyboardpolicy,writingsuggestions',
]
  .join()
  .split(',')
/**
 * Matches attributes of frameworks and tools, such as `_ngcontent-a`, `v-if`, `hx-get`, `@click`, `xml:lang`, and event
 * handlers.
 */
const foreign = /[^a-z0-9-]|^on|^(data|aria|astro|wire|[a-z]{1,2})-/

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const reported = new Set<string>()

/**
 * Warns in the console, once for each problem, about unknown attributes and slots of an element, and suggests known
 * names.
 * @param attributes the known attributes
 * @param slots the known slots
 */
export function explainTag(element: Element, attributes: readonly string[], slots: readonly string[]): void {
  const tag = element.localName
  const warn = (what: string, name: string, known: readonly string[]): void => {
    const guess = meantName(name, known)
    const message =
      `<${tag}> ${what} "${name}", which is not known${guess === undefined ? '.' : `; did you mean "${guess}"?`} ` +
      (known.length === 0 ? 'It has none of its own' : `Known are ${known.join(', ')}`)
    const key = `${tag} ${what} ${name}`
    if (reported.has(key)) return
    reported.add(key)
    console.warn(`consent-elements: ${message}`)
  }
  for (const name of element.getAttributeNames()) {
    const isOurs = (one: string): boolean => plain(one) === plain(name)
    if (attributes.includes(name) || globalNames.includes(name)) continue
    // An attribute that looks like one of a framework may be ours in another spelling, such as `hide_branding`.
    if (!foreign.test(name) || attributes.some(isOurs)) warn('has the attribute', name, attributes)
  }
  for (const { slot } of element.children)
    if (slot && !slots.includes(slot)) warn('has a child for the slot', slot, slots)
}
