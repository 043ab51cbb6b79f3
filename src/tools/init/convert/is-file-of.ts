import { fileName } from '../../doctor/own-files'

/** Returns whether an address is a script or style sheet whose name contains that of a tool. */
export function isFileOf(tool: string, address: string): boolean {
  const name = fileName(address)
  return name.includes(tool) && /\.(js|css)$/.test(name)
}
