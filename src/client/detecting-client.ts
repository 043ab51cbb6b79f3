import { cannotIdentify } from './cannot-identify'
import { ClientError, messageOf } from './client-error'
import type { ConsentClient, Identification, Result } from './consent-client'
import type { Protocol } from './protocol'
import { serverClient } from './server-client'
import type { ServerOptions } from './server-options'

/** Returns whether a server answered a banner request of protocol 1, and named protocol 2 in it. */
const names2 = <T>(result: Result<T>): boolean =>
  result.ok && (result.data as { protocol?: unknown } | null | undefined)?.protocol === 2

/**
 * Returns whether an error means that the server lacks the route, so it may use the other protocol and has not stored
 * the request. A 404 with a code such as SUBJECT_NOT_FOUND comes from an existing route.
 */
const lacksRoute = ({ code, status, cause }: ClientError): boolean => {
  const causeCode = (cause as { code?: unknown } | null | undefined)?.code
  return code === 'API_ERROR' && (status === 404 || status === 405) && !/._NOT_FOUND$/.test(String(causeCode))
}

/**
 * Returns the error for a server that has none of our routes.
 * @param error the error of the request
 * @param backendUrl the configured address
 */
const missingServer = (error: ClientError, backendUrl: string): ClientError =>
  new ClientError(
    error.code,
    `${error.message}. There is no consent server at ${new URL(backendUrl, location.href).href}: ` +
      'correct "backend-url", or write mode="offline" for a site without a server',
    error.status,
    error.cause,
  )

/**
 * Returns a client for a server of either protocol. It starts with the protocol that the server used last, and tries
 * the other one only if the server lacks the route. A server without the route has not stored the decision, so no
 * decision is submitted twice.
 * @param fetchSubjects loads the client for protocol 2
 * @param expected returns the protocol that accepted the visitor's last decision; null if unknown
 */
export function detectingClient(
  options: ServerOptions,
  fetchSubjects: () => Promise<ConsentClient>,
  expected: () => Protocol | null = () => null,
): ConsentClient {
  const { protocol = 'auto', backendUrl } = options
  const firstClient = serverClient(options)
  let detected: Protocol | null = null
  let subjects: Promise<ConsentClient> | null = null
  const likelyProtocol = (): Protocol => (protocol === 'auto' ? (detected ?? expected() ?? '1') : protocol)

  const attempt = async <T>(
    request: (client: ConsentClient, protocol: Protocol) => Promise<Result<T>>,
    each: Protocol,
  ): Promise<Result<T>> => {
    if (each === '1') return request(firstClient, each)
    try {
      return await request(await (subjects ??= fetchSubjects()), each)
    } catch (thrown) {
      subjects = null // the next call loads it again
      return { ok: false, error: new ClientError('NETWORK_ERROR', messageOf(thrown), 0, thrown) }
    }
  }
  const call = async <T>(
    request: (client: ConsentClient, protocol: Protocol) => Promise<Result<T>>,
    first = likelyProtocol(),
  ): Promise<Result<T>> => {
    const result = await attempt(request, first)
    // c15t 1.5 sends its 404 without CORS headers. From another origin it therefore looks like a network error.
    const isHidden =
      !result.ok && result.error.status === 0 && first === '2' && protocol === 'auto' && detected === null
    if (isHidden && (await firstClient.showConsentBanner()).ok) {
      detected = '1'
      return attempt(request, detected)
    }
    if (result.ok || !lacksRoute(result.error)) {
      if (result.ok || result.error.status > 0) detected = names2(result) ? '2' : first
      return result
    }
    const second = first === '1' ? '2' : '1'
    if (protocol === 'auto') {
      const other = await attempt(request, second)
      // The same 404 without CORS headers: the server supports the banner request of protocol 1, so it rejected the
      // decision.
      const isAlone = !other.ok && other.error.status === 0 && second === '2'
      if (isAlone && (await firstClient.showConsentBanner()).ok) return result
      if (other.ok || !lacksRoute(other.error)) {
        detected = second
        return other
      }
    }
    return { ok: false, error: missingServer(result.error, backendUrl) }
  }

  return {
    showConsentBanner(first) {
      const requested: Protocol = protocol === '2' ? '2' : '1' // see banner-path.ts
      return call(
        (client, each) => client.showConsentBanner(each === requested ? first : null),
        first ? requested : likelyProtocol(),
      )
    },
    setConsent: (body, id, isCurrent) => call(client => client.setConsent(body, id, isCurrent)),
    verifyConsent: body => call(client => client.verifyConsent(body)),
    identify: externalId =>
      call<Identification>(
        async client => (await client.identify?.(externalId)) ?? { ok: false, error: cannotIdentify() },
        protocol === '1' ? '1' : '2',
      ),
  }
}
