/** What HTML lets stand on any element. */
const globalNames = [
  'accesskey,anchor,autocapitalize,autocorrect,autofocus,class,contenteditable,dir,draggable,enterkeyhint,exportparts,hidden',
  'id,inert,inputmode,is,itemid,itemprop,itemref,itemscope,itemtype,jsaction,lang,nonce,part,popover,role,slot,spellcheck',
  'style,tabindex,title,translate,virtualkeyboardpolicy,writingsuggestions',
]
  .join()
  .split(',')
/** Marks of frameworks and tools, such as `_ngcontent-a`, `v-if`, `hx-get`, `@click`, `xml:lang`, and handlers. */
const foreign = /[^a-z0-9-]|^on|^(data|aria|astro|wire|[a-z]{1,2})-/

/** What other names for the same are, and may come to mind: those of other products, and ours in other words. */
const otherNames: Record<string, string> = {
  theme: 'color-scheme',
  colormode: 'color-scheme',
  locale: 'language',
  backend: 'backend-url',
  gtm: 'tag-manager-id',
  gtmid: 'tag-manager-id',
  googletagmanager: 'tag-manager-id',
  privacyurl: 'policy-url',
  privacypolicy: 'policy-url',
  gdprtypes: 'categories',
  consentcategories: 'categories',
  position: 'layout',
  placement: 'layout',
  branding: 'hide-branding',
  scrolllocked: 'scroll-lock',
  lockscroll: 'scroll-lock',
  type: 'variant',
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** How many letters must be put in, left out, changed or swapped with their neighbours to make one word of another. */
function distance(a: string, b: string): number {
  let above: number[] = []
  let row = [...b, ''].map((_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (above[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    above = row
    row = next
  }
  return row[b.length] ?? 0
}

/** @returns the name that is most probably meant by another one, if any is */
function meant(name: string, known: readonly string[]): string | undefined {
  const word = plain(name)
  const other = otherNames[word]
  if (other !== undefined && known.includes(other)) return other
  const near = known
    .map(one => ({ one, far: distance(word, plain(one)) }))
    .filter(({ one, far }) => far <= (plain(one).length > 5 ? 2 : 1))
    .sort((a, b) => a.far - b.far)
  return near[0]?.one
}

const said = new Set<string>()

/** Says in the console, each thing once, which attributes and slots of a tag mean nothing, and which would mean something. */
export function explainTag(element: Element, attributes: readonly string[], slots: readonly string[]): void {
  const tag = element.localName
  const warn = (what: string, name: string, known: readonly string[]): void => {
    const guess = meant(name, known)
    const message =
      `<${tag}> ${what} "${name}", which means nothing${guess === undefined ? '' : `; perhaps "${guess}" is meant`}. ` +
      (known.length === 0 ? 'It has none of its own' : `Known are ${known.join(', ')}`)
    const key = `${tag} ${what} ${name}`
    if (said.has(key)) return
    said.add(key)
    console.warn(`consent-elements: ${message}`)
  }
  for (const name of element.getAttributeNames()) {
    const isOurs = (one: string): boolean => plain(one) === plain(name)
    if (attributes.includes(name) || globalNames.includes(name)) continue
    // What looks like another's may still be ours in another spelling, such as `hide_branding`.
    if (!foreign.test(name) || attributes.some(isOurs)) warn('has the attribute', name, attributes)
  }
  for (const { slot } of element.children)
    if (slot && !slots.includes(slot)) warn('has a child for the slot', slot, slots)
}
