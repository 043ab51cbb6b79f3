import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { ProxyIdentity } from '../settings'

/** Only signatures by keys that the identity provider alone has. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const MOST = 8192

/**
 * Reads the name of the person whom a proxy has signed in, from a JWT that the identity provider signed. A header without
 * a signature is not accepted, because whoever reaches the server past the proxy could write it.
 * @returns a function that returns the name, and when the JWT was made; null if the header is missing or not valid
 */
export function proxyIdentity({ keys, issuer, audience, claim }: ProxyIdentity) {
  const set = createRemoteJWKSet(new URL(keys), { timeoutDuration: 5000, cooldownDuration: 30_000 })
  return async (header: string | undefined): Promise<{ name: string; madeAt: number } | null> => {
    const token = header?.replace(/^Bearer /i, '')
    if (!token || token.length > MOST) return null
    try {
      const { payload } = await jwtVerify(token, set, { issuer, audience, algorithms, requiredClaims: ['exp'] })
      const name = payload[claim]
      const isProven = claim !== 'email' || payload.email_verified !== false
      return typeof name === 'string' && isProven ? { name: name.toLowerCase(), madeAt: payload.iat ?? 0 } : null
    } catch {
      return null
    }
  }
}
