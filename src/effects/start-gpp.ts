import { readGppOptions } from '../signals/read-gpp-options'
import type { ConsentStore } from '../store/create-consent-store'
import { provideGpp } from './provide-gpp'

/**
 * Validates the option `signals.gpp`, and starts the platform. Both are in one file, which only pages with the option load.
 * @param given the unchecked option
 * @param onProblem called with a message for each invalid entry
 */
export function startGpp(store: ConsentStore, given: unknown, onProblem: (message: string) => void): void {
  const options = readGppOptions(given, onProblem)
  if (options) provideGpp(store, options)
}
