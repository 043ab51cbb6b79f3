import { requestObjectUrl } from '../rules/request-url'

/**
 * Reads an address argument once and stores the resulting text in the arguments, so that the checked address is the one
 * that is sent.
 * @returns the address; '' if it is missing, or is a symbol, which the native function rejects
 */
export const readAddress = (args: unknown[], at = 0): string =>
  args.length > at && typeof args[at] !== 'symbol' ? ((args[at] = `${args[at]}`) as string) : ''

/** Returns the address of an argument that may be a Request, read in the same way. */
export const readRequest = (args: unknown[], at = 0): string => requestObjectUrl(args[at]) ?? readAddress(args, at)
