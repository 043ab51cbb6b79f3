import { printable } from './printable'

/**
 * Writes a text to the terminal, without control characters.
 * @param to where: results go to stdout, progress and errors to stderr
 */
export const print = (text: string, to: 'stdout' | 'stderr' = 'stdout'): void => void process[to].write(printable(text))
