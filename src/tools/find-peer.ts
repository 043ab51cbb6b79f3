import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Finds an optional package, installed next to this one or in the project of the working directory.
 * @returns the file URL of its entry point, or null if it is not installed
 */
export function findPeer(name: string): string | null {
  for (const from of [import.meta.url, pathToFileURL(join(process.cwd(), 'package.json')).href]) {
    try {
      return pathToFileURL(createRequire(from).resolve(name)).href
    } catch {
      continue
    }
  }
  return null
}
