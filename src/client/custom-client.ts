import { readBannerResponse, type BannerResponse } from '../consent/banner-response'
import type { ConsentSubmission, VerifyRequest, VerifyResponse } from '../consent/consent-submission'
import { ownProperties } from '../consent/own-properties'
import { ClientError, messageOf } from './client-error'
import type { ConsentClient, Result } from './consent-client'

/**
 * What a handler may return: the response, or c15t's envelope around it. An envelope with `ok: false` or an `error` is
 * a failure, and so is a thrown error.
 */
export type HandlerAnswer<T> = T | { data?: T | null; ok?: boolean; error?: { message?: string } | null }

type Handler<Body, Answer> = (body: Body) => HandlerAnswer<Answer> | Promise<HandlerAnswer<Answer>>

/** The site's own functions in place of the three requests (specification §7). */
export interface ConsentHandlers {
  showConsentBanner?: () => HandlerAnswer<BannerResponse> | Promise<HandlerAnswer<BannerResponse>>
  setConsent?: Handler<ConsentSubmission, unknown>
  verifyConsent?: Handler<VerifyRequest, VerifyResponse>
}

type Envelope = { data?: unknown; ok?: unknown; error?: unknown }

export function customClient(handlers: ConsentHandlers): ConsentClient {
  return {
    async showConsentBanner() {
      const result = await call(handlers, 'showConsentBanner')
      if (!result.ok) return result
      const data = readBannerResponse(result.data)
      return data
        ? { ok: true, data }
        : invalidResponse('showConsentBanner', '{ showConsentBanner, jurisdiction, location }')
    },
    setConsent: body => call(handlers, 'setConsent', body),
    async verifyConsent(body) {
      const result = await call(handlers, 'verifyConsent', body)
      if (!result.ok) return result
      const { isValid } = (result.data ?? {}) as { isValid?: unknown }
      return typeof isValid === 'boolean'
        ? { ok: true, data: { isValid } }
        : invalidResponse('verifyConsent', '{ isValid }')
    },
  }
}

/**
 * Calls one handler with the body of the request that it replaces. c15t's handlers expect the same object as `.body`,
 * so it is also available as a non-enumerable property.
 */
async function call(
  handlers: ConsentHandlers,
  name: keyof ConsentHandlers,
  body: object = {},
): Promise<Result<unknown>> {
  const handler = handlers[name] as ((body: object) => unknown) | undefined
  if (typeof handler !== 'function')
    return fail(new ClientError('ENDPOINT_NOT_FOUND', `No endpoint handler found for '${name}'`, 404))
  try {
    const answer = copyOwnProperties(
      await handler(Object.defineProperty({ ...body }, 'body', { __proto__: null, value: body } as PropertyDescriptor)),
    )
    return isEnvelope(answer) ? unwrap(answer) : { ok: true, data: answer }
  } catch (thrown) {
    return fail(new ClientError('HANDLER_ERROR', messageOf(thrown), 0, thrown))
  }
}

/** Copies the own properties of a response recursively, so that properties added to `Object.prototype` are ignored. */
function copyOwnProperties(answer: unknown): unknown {
  const own = ownProperties(answer)
  for (const name in own) own[name] = copyOwnProperties(own[name])
  return own ?? answer
}

const isEnvelope = (answer: unknown): answer is Envelope =>
  typeof answer === 'object' && answer !== null && ('data' in answer || 'error' in answer || 'ok' in answer)

function unwrap({ data, ok, error }: Envelope): Result<unknown> {
  if (ok !== false && !error) return { ok: true, data }
  const message = (error as { message?: unknown } | null | undefined)?.message
  return fail(
    new ClientError(
      'HANDLER_ERROR',
      typeof message === 'string' ? message : 'The handler answered ok: false',
      0,
      error,
    ),
  )
}

const invalidResponse = (name: string, wanted: string): Result<never> =>
  fail(new ClientError('HANDLER_ERROR', `The handler '${name}' must answer ${wanted}`, 0))

const fail = (error: ClientError): Result<never> => ({ ok: false, error })
