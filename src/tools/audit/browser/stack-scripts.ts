/**
 * Reads the scripts of a call stack as V8 writes it.
 * @returns address and line, innermost first, without repeats
 */
export function stackScripts(stack: string): { url: string; line: number }[] {
  const scripts = [...stack.matchAll(/(https?:\/\/[^\s)]+?):(\d+):\d+/g)].map(([, url = '', line]) => ({
    url,
    line: Number(line),
  }))
  return scripts.filter((script, at) => scripts.findIndex(({ url }) => url === script.url) === at)
}
