import { HTTPException } from 'hono/http-exception'
import type { Call } from './call'
import { problemPage } from './dashboard/problem-page'
import type { Text } from './dashboard/texts/english-texts'
import { viewerOf } from './dashboard/viewer'
import { failures } from './failures'
import { requestId } from './request-id'
import { TooBusy } from './too-busy'
import { TooManySites } from './too-many-sites'
import { Unavailable } from './unavailable'

/** Returns whether an error means that the database does not respond. */
const isDown = (error: Error): boolean =>
  error instanceof Unavailable ||
  /timeout|terminat|connect|ECONN|starting up|shutting down|conflict with recovery/i.test(error.message)

const failurePage = (c: Call, title: Text, text: Text) => {
  const viewer = viewerOf(c)
  return problemPage(viewer, viewer.t(title), viewer.t(text))
}

/**
 * Creates the function that answers a call during which an error was thrown.
 * @param report logs the error, with the id of the call
 */
export const answerError =
  (report: (message: string, reason: string, request: string) => void) =>
  (error: Error, c: Call): Response | Promise<Response> => {
    if (error instanceof HTTPException) return error.getResponse()
    if (error instanceof TooManySites) return failures.tooManySites(c)
    if (error instanceof TooBusy) return failures.unavailable(c)
    // The visitor has gone in the middle of the body: nobody reads the response, and it is no error of the server.
    const { incoming } = c.env ?? {}
    if (incoming?.destroyed && !incoming.complete) return c.json({ message: 'Bad Request' }, 400)
    report(error.message, error.name, requestId(c))
    if (c.req.path.startsWith('/dashboard'))
      return isDown(error)
        ? c.html(failurePage(c, 'The database does not respond', 'Nothing is lost. Reload this page in a minute.'), 503)
        : c.html(failurePage(c, 'An error of the server', 'Its log has the reason.'), 500)
    return isDown(error) ? failures.unavailable(c) : failures.internal(c)
  }
