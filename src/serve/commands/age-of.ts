import { dateOf } from './date-of'

/** Returns a date, or one before now by a number of days, months or years. */
export function ageOf(name: string, value: string | undefined): Date | undefined {
  const [, count, unit] = /^(\d{1,4})([dmy])$/.exec(value ?? '') ?? []
  if (!count) return dateOf(name, value, `, or an age such as 90d, 18m or 2y`)
  const date = new Date()
  if (unit === 'd') date.setUTCDate(date.getUTCDate() - Number(count))
  else date.setUTCMonth(date.getUTCMonth() - Number(count) * (unit === 'y' ? 12 : 1))
  return date
}
