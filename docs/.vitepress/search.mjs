/**
 * The search of the documentation's site: what the page of a guide or a platform is about counts more than internals. The
 * functions are sent to browsers as text, so they use nothing from outside.
 */
export const miniSearch = {
  options: {
    /** Leaves out words of questions, which every page has. */
    processTerm(term) {
      const word = term.toLowerCase()
      return /^(a|an|and|are|as|at|be|by|can|do|does|for|from|how|i|if|in|is|it|my|of|on|or|our|so|that|the|their|them|there|they|this|to|use|want|we|what|when|where|which|with|without|you|your)$/.test(
        word,
      )
        ? null
        : word.replace(/(?<=\w{3})(?:'s|s)$/, '')
    },
  },
  searchOptions: {
    fuzzy: term => (term.length > 5 ? 0.2 : false),
    prefix: true,
    boost: { title: 5, text: 1, titles: 3 },
    /** Prefers the beginning of a page to its sections, and guides to internals. */
    boostDocument(id) {
      const kind = /internals\//.test(id) ? 0.3 : /reference\//.test(id) ? 0.7 : /recipes\//.test(id) ? 0.6 : 1
      return kind * (id.includes('#') ? 1 : 1.5)
    },
  },
}
