/**
 * A chunk that only the core loads finds the core's atoms in the registry of `sharedAtom`, so their definitions can be
 * dropped from the chunk.
 * @returns two plugins: `ofCore` records which atoms the core creates; `besideCore` drops their definitions from the
 *   chunks
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
      // Unused code has been removed at this stage, and identifiers are not minified yet.
      renderChunk(code, { name }) {
        if (name !== 'consent-elements-core') return null // the banner chunk may not be loaded
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
