const escaped = (text: string): string => text.replace(/[^\w-]/g, '\\$&')

/** Returns a function that renames an attribute of a start tag. */
export const renameAttribute =
  (from: string, to: string) =>
  (tag: string): string =>
    tag.replace(new RegExp(`(\\s)${escaped(from)}(?=[\\s=/>])`, 'i'), (_, space: string) => space + to)

/** Returns a function that replaces a word in the value of an attribute. Lists in it are separated by spaces afterwards. */
export const replaceWord =
  (attribute: string, from: string, to: string) =>
  (tag: string): string =>
    tag.replace(
      new RegExp(`(\\s${escaped(attribute)}\\s*=\\s*)("[^"]*"|'[^']*'|[^\\s>]+)`, 'i'),
      (_, start: string, value: string) =>
        start +
        value
          .replace(new RegExp(`(?<![\\w-])${escaped(from)}(?![\\w-])`), () => to)
          .replace(/(?<=\w)\s*,\s*(?=\w)/g, attribute.endsWith('categories') ? ' ' : '$&'),
    )

/** Returns a function that gives an attribute of a start tag a value; an attribute that is missing is added. */
export const setAttribute =
  (attribute: string, value: string) =>
  (tag: string): string => {
    const present = new RegExp(`(\\s${escaped(attribute)})(\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+))?(?=[\\s/>])`, 'i')
    return present.test(tag)
      ? tag.replace(present, (_, name: string) => `${name}="${value}"`)
      : tag.replace(/^<[\w-]+/, start => `${start} ${attribute}="${value}"`)
  }

/** Returns a function that removes an attribute of a start tag. */
export const removeAttribute =
  (attribute: string) =>
  (tag: string): string =>
    tag.replace(new RegExp(`\\s${escaped(attribute)}(\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+))?(?=[\\s/>])`, 'i'), '')
