/** The milliseconds by which every response of the test servers is delayed: `SLOW=300 npx wtr`. */
export const slowness = Number(process.env.SLOW ?? 0)

/** Waits for the time by which responses are delayed. */
export const beSlow = () => new Promise(resolve => setTimeout(resolve, slowness))

/** @returns a middleware for the test runner, which delays responses; those of the runner itself are as fast as ever */
export const slowResponses = () => async (context, next) => {
  if (slowness > 0 && !context.path.startsWith('/__web-')) await beSlow()
  return next()
}
