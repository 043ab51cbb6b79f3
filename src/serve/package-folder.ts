import { join } from 'node:path'

/** Returns the folder into which `consent-elements serve` installs its packages on first use. */
export const packageFolder = (): string => join(process.cwd(), '.consent-elements', 'server')
