import { fileURLToPath } from 'node:url'

const source = /"(accent-height [^"]*)"/

/**
 * Leaves out React's list of SVG attributes whose names differ in JSX, such as `strokeWidth`. CSS draws our icons, so they
 * have none of them. The list is 400 bytes of the settings after brotli.
 *
 * Stops a build in which a component has one: React would write its name as it is in JSX, and no browser knows that.
 */
export function withoutSvgNames() {
  const src = fileURLToPath(new URL('../../src/', import.meta.url))
  /** Attributes of our components, each with a file that has it. */
  const attributes = new Map()
  let left = []
  return {
    name: 'without-svg-names',
    transform(code, id) {
      if (id.startsWith(src) && id.endsWith('.tsx'))
        for (const [, name] of code.matchAll(/\s([a-z]+[A-Z]\w*)=/g)) attributes.set(name, id)
      if (!/react-dom\.production/.test(id)) return null
      left = source.exec(code)?.[1].split(' ') ?? left
      return { code: code.replace(source, '""'), map: null }
    },
    buildEnd() {
      for (const name of left) {
        const inJsx = name.replace(/[-:]([a-z])/g, (_, letter) => letter.toUpperCase())
        if (attributes.has(inJsx))
          this.error(
            `${attributes.get(inJsx)} has the attribute ${inJsx}, which the build leaves out of React. Write ${name}="…", or set it in the styles.`,
          )
      }
    },
  }
}
