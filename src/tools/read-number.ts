import { UsageError } from './usage-error'

/**
 * Reads a whole number of the command line.
 * @param range the least, the most, and the number without the option
 * @throws UsageError
 */
export function readNumber(
  name: string,
  text: string | undefined,
  [least, most, usual]: readonly [number, number, number],
): number {
  if (text === undefined) return usual
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new UsageError(`--${name} is "${text}". Give a whole number from ${least} to ${most}.`)
}
