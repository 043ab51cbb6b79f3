/**
 * A file that only the core fetches finds the core's atoms where sharedAtom keeps them, so what they are made of need not
 * be in it once more.
 * @returns two plugins: `ofCore` notes which atoms the core makes; `besideCore` leaves them out of the files after it
 */
export function sharedAtomsPlugins() {
  const made = new Set()
  const calls = function* (ast) {
    for (const { declaration } of ast.body)
      for (const { init } of declaration?.declarations ?? [])
        if (init?.type === 'CallExpression' && init.callee.name === 'sharedAtom') yield init.arguments
  }
  return {
    ofCore: {
      name: 'atoms-of-core',
      // What it does not read has been dropped by now, and names are still those of the source.
      renderChunk(code, { name }) {
        if (name !== 'consent-elements-core') return null // the banner may not be there
        for (const [, atom] of code.matchAll(/\bsharedAtom\('(\w+)'/g)) made.add(atom)
        if (made.size === 0)
          this.error('The core makes no atoms: sharedAtom is called otherwise than this plugin knows')
        return null
      },
    },
    besideCore: {
      name: 'atoms-beside-core',
      transform(code) {
        if (!code.includes('sharedAtom(')) return null
        const recipes = [...calls(this.parse(code))]
          .filter(([name]) => made.has(name.value))
          .map(([, recipe]) => recipe)
        const shorter = recipes
          .toReversed()
          .reduce((text, { start, end }) => text.slice(0, start) + 'undefined' + text.slice(end), code)
        return { code: shorter, map: null }
      },
    },
  }
}
