/** The longest download of our first file, in milliseconds, after which the connection counts as fast. */
const FAST_DOWNLOAD_MS = 100

/**
 * Returns whether the connection is neither slow nor saves data, so that files may be fetched which are probably not
 * needed. Firefox and Safari tell only how long a download took.
 * @param file the address of our first file
 */
export function hasFastConnection(file: string): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  const { saveData = false, effectiveType = '4g' } = connection ?? {}
  const downloads = performance.getEntriesByName(file)
  return !saveData && effectiveType === '4g' && downloads.every(({ duration }) => duration <= FAST_DOWNLOAD_MS)
}
