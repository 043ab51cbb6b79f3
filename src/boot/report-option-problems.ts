import type { Report } from '../effects/report-error'
import type { ConsentOptions, ResolvedOptions } from '../options/options'

/**
 * Reports invalid options in detail, and names in texts and jurisdictions that nothing reads. Only pages with one of these
 * load the file.
 * @param mayHaveProblems whether an option may be invalid
 */
export const reportOptionProblems = (
  options: ConsentOptions | undefined,
  resolved: ResolvedOptions,
  mayHaveProblems: boolean,
  report: Report,
): Promise<void> =>
  import('../options/explain-options').then(
    ({ doubtfulNames, explainOptions }) =>
      explainOptions(options, doubtfulNames(resolved)).forEach(problem => report(problem)),
    (thrown: unknown) => {
      if (mayHaveProblems) report({ code: 'INVALID_OPTION', message: 'An option may be invalid' }, thrown)
    },
  )
