import { requestObjectUrl } from '../rules/request-url'

/**
 * Reads an address among the arguments of a call once, and leaves there what was read: what is judged is what is sent.
 * @returns the address; '' where there is none, or a symbol, of which the browser is to onProblem
 */
export const readAddress = (args: unknown[], at = 0): string =>
  args.length > at && typeof args[at] !== 'symbol' ? ((args[at] = `${args[at]}`) as string) : ''

/** Reads so what may be a Request instead. @returns its address */
export const readRequest = (args: unknown[], at = 0): string => requestObjectUrl(args[at]) ?? readAddress(args, at)
