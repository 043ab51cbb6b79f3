import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageFolder } from './package-folder'

/**
 * Returns the address of a package that the server uses at run time. They are not dependencies, because few projects run a
 * server.
 * @throws Error with the command that installs it
 */
export function findPackage(name: string): string {
  const places = [
    process.env.CONSENT_PACKAGES && join(process.env.CONSENT_PACKAGES, 'package.json'),
    join(packageFolder(), 'package.json'),
    import.meta.url,
    join(process.cwd(), 'package.json'),
  ]
  for (const place of places) {
    if (!place) continue
    try {
      const from = place.startsWith('file:') ? place : pathToFileURL(place).href
      return pathToFileURL(createRequire(from).resolve(name)).href
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error
    }
  }
  throw new Error(
    `The package ${name} is not installed. Run this in the folder of the server: npx consent-elements serve --install`,
  )
}

/** Loads a package that the server uses at run time. */
export const loadPackage = async (name: string): Promise<Record<string, unknown>> =>
  (await import(findPackage(name))) as Record<string, unknown>
