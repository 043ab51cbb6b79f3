/** Invalid arguments, or a missing requirement of the command. The exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
