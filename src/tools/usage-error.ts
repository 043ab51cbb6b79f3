/** What the caller gave cannot be used, or something that the command needs is missing. The exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
