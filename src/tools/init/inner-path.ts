import { lstatSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { UsageError } from '../usage-error'

/** Returns whether an entry of a folder is there, even as a link to nothing. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** Returns the nearest folder or file at or above the path that is there. */
const nearest = (path: string): string => (isThere(path) || dirname(path) === path ? path : nearest(dirname(path)))

const realOrNull = (path: string): string | null => {
  try {
    return realpathSync(path)
  } catch {
    return null // a link to nothing, or a circle of links
  }
}

/**
 * Returns where a path of the project is on disk.
 * @param path relative to the project, with `/`
 * @throws UsageError for a path that leaves the project, by itself or through a link, or is in `.git`
 */
export function innerPath(root: string, path: string): string {
  const parts = path.split(/[\\/]/)
  const shown = JSON.stringify(path)
  if (path === '' || isAbsolute(path) || /^[a-z]:/i.test(path) || parts.includes('..') || path.includes('\0'))
    throw new UsageError(`${shown} is outside of the project. Only files in ${resolve(root)} are written.`)
  if (parts.some(part => part.toLowerCase() === '.git'))
    throw new UsageError(`${shown} belongs to Git. Only files of the project are written.`)
  const file = join(root, path)
  const there = nearest(file)
  const real = realOrNull(there)
  const inside = real === null ? null : relative(realpathSync(root), real)
  if (inside === null || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside))
    throw new UsageError(
      `${relative(root, there).split(sep).join('/')} is a link that leads out of the project, to ${real ?? 'nothing'}. init does not write there. Replace the link with a file of the project, or run init where the file is.`,
    )
  return file
}
