/**
 * Parses the scripts of a V8 stack trace.
 * @returns address and line, innermost first, without duplicates
 */
export function stackScripts(stack: string): { url: string; line: number }[] {
  const scripts = [...stack.matchAll(/(https?:\/\/[^\s)]+?):(\d+):\d+/g)].map(([, url = '', line]) => ({
    url,
    line: Number(line),
  }))
  return scripts.filter((script, at) => scripts.findIndex(({ url }) => url === script.url) === at)
}
