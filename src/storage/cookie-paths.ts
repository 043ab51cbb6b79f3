/** Every path whose cookies a page at this path can see, the widest first: each folder, with a slash at its end and without. */
export function cookiePaths(pathname: string): string[] {
  const folders = pathname.split('/').filter(Boolean)
  const upTo = folders.map((_, i) => `/${folders.slice(0, i + 1).join('/')}`)
  return ['/', ...upTo.flatMap(path => [path, `${path}/`])]
}
