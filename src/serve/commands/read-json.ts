import { readFileSync } from 'node:fs'

/**
 * Reads a file with JSON.
 * @throws Error that names the file
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const isBroken = error instanceof SyntaxError
    throw new Error(`${file} ${isBroken ? 'is not JSON' : 'cannot be read'}: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
