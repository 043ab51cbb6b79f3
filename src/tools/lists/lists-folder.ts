import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** The folder of caches of this system's user. */
function cacheFolder(): string {
  if (process.platform === 'win32') return process.env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local')
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches')
  return process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
}

/** Returns the folder of the downloaded lists: `CONSENT_LISTS_FOLDER`, or one that all projects of the user share. */
export const listsFolder = (): string =>
  resolve(process.env.CONSENT_LISTS_FOLDER || join(cacheFolder(), 'consent-elements/lists'))
