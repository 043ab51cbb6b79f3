/** The error catalogue (specification §8), and what is wrong with an option. */
export type ErrorCode =
  'PARSE_ERROR' | 'API_ERROR' | 'NETWORK_ERROR' | 'MAX_RETRIES_EXCEEDED' | 'ENDPOINT_NOT_FOUND' | 'HANDLER_ERROR'

/** A failed call, returned and not thrown. */
export class ClientError extends Error {
  override name = 'ClientError'
  declare readonly cause: unknown

  /**
   * @param status the HTTP status; 0 where there was no answer
   * @param cause what it came from, where there is more to know
   * @param retryAfter after how many milliseconds the server wants to be called again; null where it has not said
   */
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly status: number,
    cause?: unknown,
    readonly retryAfter: number | null = null,
  ) {
    super(message)
    Object.defineProperty(this, 'cause', { __proto__: null, value: cause } as PropertyDescriptor)
  }
}

export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
