/**
 * Returns the date of an option.
 * @param more what is allowed beside dates, for the message
 * @throws TypeError with what was given and what is allowed
 */
export function dateOf(name: string, value: string | undefined, more = ''): Date | undefined {
  if (value === undefined) return undefined
  const date = new Date(value)
  if (Number.isNaN(date.getTime()))
    throw new TypeError(`--${name} is "${value}"; allowed is a date such as 2026-01-31 or 2026-01-31T12:00:00Z${more}`)
  return date
}
