import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'google-chrome-beta',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
]
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Google Chrome Beta', 'Brave Browser']
const windowsApps = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

const words = (...values: (string | undefined)[]) =>
  values.filter(value => value !== undefined && value !== '') as string[]

function places({ env, platform }: Pick<NodeJS.Process, 'env' | 'platform'>): string[] {
  if (platform === 'darwin')
    return words('/', env.HOME).flatMap(home =>
      macApps.map(app => join(home, 'Applications', `${app}.app`, 'Contents/MacOS', app)),
    )
  if (platform === 'win32')
    return words(env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA).flatMap(folder =>
      windowsApps.map(app => join(folder, app)),
    )
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(Boolean)
  return names.flatMap(name => folders.map(folder => join(folder, name)))
}

/**
 * Finds an installed Chromium, Chrome, Edge or Brave. The environment variable CHROME_PATH has precedence.
 * @returns the path of the executable, or null
 */
export function findChromium(process: Pick<NodeJS.Process, 'env' | 'platform'>): string | null {
  return words(process.env.CHROME_PATH, ...places(process)).find(path => existsSync(path)) ?? null
}
