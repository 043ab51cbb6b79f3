/** Returns the paths whose cookies a page can read, widest first: each folder with and without a final slash. */
export function cookiePaths(pathname: string): string[] {
  const folders = pathname.split('/').filter(Boolean)
  const upTo = folders.map((_, i) => `/${folders.slice(0, i + 1).join('/')}`)
  return ['/', ...upTo.flatMap(path => [path, `${path}/`])]
}
