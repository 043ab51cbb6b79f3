import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageFolder } from './package-folder'

/** The packages that the server uses at run time are not dependencies, because few projects run a server. */
export async function loadPackage(name: string): Promise<Record<string, unknown>> {
  const places = [
    process.env.CONSENT_PACKAGES && join(process.env.CONSENT_PACKAGES, 'package.json'),
    packageFolder() && join(packageFolder(), 'package.json'),
    import.meta.url,
    join(process.cwd(), 'package.json'),
  ]
  for (const place of places) {
    if (!place) continue
    try {
      const from = place.startsWith('file:') ? place : pathToFileURL(place).href
      const path = resolveModule(from, name)
      return (await import(path)) as Record<string, unknown>
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error
    }
  }
  throw new Error(`The package ${name} is not installed. Run: npx consent-elements serve --install`)
}

const resolveModule = (from: string, name: string): string => pathToFileURL(createRequire(from).resolve(name)).href
