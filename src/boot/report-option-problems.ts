import type { Report } from '../effects/report-error'
import type { ConsentOptions } from '../options/options'

/** Reports invalid options in detail. Only pages with invalid options load the file. */
export const reportOptionProblems = (options: ConsentOptions | undefined, report: Report): Promise<void> =>
  import('../options/explain-options').then(
    ({ explainOptions }) => explainOptions(options).forEach(problem => report(problem)),
    (thrown: unknown) => report({ code: 'INVALID_OPTION', message: 'An option may be invalid' }, thrown),
  )
