import { cannotIdentify } from './cannot-identify'
import { ClientError, messageOf } from './client-error'
import type { ConsentClient, Identification, Result } from './consent-client'
import { lacksRoute } from './lacks-route'
import { missingServer } from './missing-server'
import type { Protocol } from './protocol'
import { serverClient } from './server-client'
import type { ServerOptions } from './server-options'

/**
 * Returns a client for a server of either protocol. It begins with the protocol that the server has answered in, and
 * tries the other one only where the server has no such route. Such a server has not taken the decision, so no decision
 * is submitted twice.
 * @param fetchSubjects fetches the client for protocol 2, which only its servers need
 * @param expected returns the protocol in which the visitor's last decision was taken; null where nobody knows
 */
export function detectingClient(
  options: ServerOptions,
  fetchSubjects: () => Promise<ConsentClient>,
  expected: () => Protocol | null = () => null,
): ConsentClient {
  const { protocol = 'auto', backendUrl } = options
  const specified = serverClient(options)
  let spoken: Protocol | null = null
  let subjects: Promise<ConsentClient> | null = null
  const likely = (): Protocol => (protocol === 'auto' ? (spoken ?? expected() ?? '1') : protocol)

  const attempt = async <T>(
    ask: (client: ConsentClient, protocol: Protocol) => Promise<Result<T>>,
    each: Protocol,
  ): Promise<Result<T>> => {
    if (each === '1') return ask(specified, each)
    try {
      return await ask(await (subjects ??= fetchSubjects()), each)
    } catch (thrown) {
      subjects = null // a later need fetches it again
      return { ok: false, error: new ClientError('NETWORK_ERROR', messageOf(thrown), 0, thrown) }
    }
  }
  const call = async <T>(
    ask: (client: ConsentClient, protocol: Protocol) => Promise<Result<T>>,
    first = likely(),
  ): Promise<Result<T>> => {
    const result = await attempt(ask, first)
    // To pages of other origins c15t 1.5 hides its 404, which then looks like a network that is down.
    const isHidden = !result.ok && result.error.status === 0 && first === '2' && protocol === 'auto' && spoken === null
    if (isHidden && (await specified.showConsentBanner()).ok) {
      spoken = '1'
      return attempt(ask, spoken)
    }
    if (result.ok || !lacksRoute(result.error)) {
      if (result.ok || result.error.status > 0) spoken = first
      return result
    }
    const second = first === '1' ? '2' : '1'
    if (protocol === 'auto') {
      const other = await attempt(ask, second)
      // The same hidden 404: a server that answers the banner question of protocol 1 has refused the decision.
      const isAlone = !other.ok && other.error.status === 0 && second === '2'
      if (isAlone && (await specified.showConsentBanner()).ok) return result
      if (other.ok || !lacksRoute(other.error)) {
        spoken = second
        return other
      }
    }
    return { ok: false, error: missingServer(result.error, backendUrl) }
  }

  return {
    showConsentBanner(first) {
      const asked: Protocol = protocol === '2' ? '2' : '1' // see banner-path.ts
      return call((client, each) => client.showConsentBanner(each === asked ? first : null), first ? asked : likely())
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
