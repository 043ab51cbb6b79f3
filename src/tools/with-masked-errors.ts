/** Runs something, and masks the message of its error. Messages of the browser contain addresses. */
export async function withMaskedErrors<Result>(
  mask: (text: string) => string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Error) {
      const { message } = error
      error.message = mask(message)
      if (error.stack) error.stack = mask(error.stack)
    }
    throw error
  }
}
