/** Replacement patterns of `String.prototype.replace`, and sequences that end or comment out a script in HTML. */
const unsafe = /\$[&`'$]|<\/script|<!--/i

const escaped = text =>
  text
    .replace(/\$(?=[&`'$<\d]|$)/g, '\\x24')
    .replace(/<(?=\/script)/gi, '\\x3c')
    .replaceAll('<!--', '\\x3c!--')

/**
 * Returns a Rollup plugin that makes a file safe to insert into HTML, also with `html.replace('<head>', '<head>' +
 * code)`, which expands patterns such as `$&`. It fails the build if a sequence remains that it cannot rewrite. Add it
 * after the minifier.
 */
export const safeToInline = () => ({
  name: 'safe-to-inline',
  renderChunk(code, { fileName }) {
    const pieces = []
    let done = 0
    const put = (start, end, text) => {
      pieces.push([start, end, text])
    }
    const look = node => {
      if (node === null || typeof node !== 'object') return
      if (node.type === 'TaggedTemplateExpression') return look(node.tag)
      // The text between the delimiters. Positions of a template element exclude the delimiters already.
      if (node.type === 'Literal' && typeof node.value === 'string')
        put(node.start + 1, node.end - 1, escaped(code.slice(node.start + 1, node.end - 1)))
      else if (node.type === 'TemplateElement') put(node.start, node.end, escaped(code.slice(node.start, node.end)))
      else if (node.type === 'Identifier' && node.name.endsWith('$') && /[&`'<]/.test(code[node.end]))
        put(node.end, node.end, ' ')
      Object.values(node).forEach(look)
    }
    look(this.parse(code))
    let safe = ''
    for (const [start, end, text] of pieces.toSorted(([a], [b]) => a - b)) {
      if (start < done) continue
      safe += code.slice(done, start) + text
      done = end
    }
    safe += code.slice(done)
    const [found] = unsafe.exec(safe) ?? []
    if (found) this.error(`${fileName} contains ${found}, which is not safe in a page: ${excerpt(safe, found)}`)
    return { code: safe, map: null }
  },
})

const excerpt = (code, found) => {
  const at = code.indexOf(found)
  return code.slice(Math.max(0, at - 40), at + 40)
}
