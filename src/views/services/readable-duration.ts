import type { TranslationSet } from '../../translations/translation-set'

const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const
const form = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/**
 * Returns in words how long something is stored.
 * @param duration an ISO 8601 duration, `session` or `persistent`
 * @param language the language of the words (BCP 47)
 * @returns for example "2 years"; the unchanged input if it has another form
 */
export function readableDuration(duration: string, language: string, { services }: TranslationSet): string {
  if (duration === 'session') return services.session
  if (duration === 'persistent') return services.persistent
  const numbers = form.exec(duration)?.slice(1)
  if (!numbers) return duration
  return units
    .flatMap((unit, at) =>
      numbers[at] === undefined
        ? []
        : [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(numbers[at]))],
    )
    .join(' ')
}
