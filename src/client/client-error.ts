/** The error codes of specification §8. */
export type ErrorCode =
  | 'PARSE_ERROR'
  | 'API_ERROR'
  | 'NETWORK_ERROR'
  | 'MAX_RETRIES_EXCEEDED'
  | 'ENDPOINT_NOT_FOUND'
  | 'HANDLER_ERROR'

/** The error of a failed call. Clients return it and do not throw it. */
export class ClientError extends Error {
  override name = 'ClientError'
  declare readonly cause: unknown

  /**
   * @param status the HTTP status; 0 if there was no response
   * @param cause the original error or response body, if there is one
   * @param retryAfter the delay that the server requests before a retry, in milliseconds; null if it requests none
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
