import type { ConsentSubmission } from '../consent/consent-submission'
import { isDictionary } from '../consent/is-dictionary'
import { newId } from '../consent/new-id'
import { bannerRequest } from './banner-request'
import { ClientError } from './client-error'
import type { ConsentClient, Result } from './consent-client'
import { readInitResponse } from './init-response'
import { requestJson } from './request-json'
import { retry } from './retry'
import type { ServerOptions } from './server-options'
import { subjectSubmission, type DecisionOrigin } from './subject-submission'

/** What protocol 2 needs to know about the visitor's decisions, in addition to the submission. */
export interface SubjectMemory {
  /** Returns the origin of a decision. It stores the subject id in the record before the first submission. */
  originOf(id: string, body: ConsentSubmission): DecisionOrigin
  /** Returns the subject id of the visitor's decision; null if there is none. */
  subjectId(): string | null
}

/** Errors of protocol 2 that a new response of `GET /init` can resolve. */
const POLICY_CODES = /^(POLICY_SNAPSHOT_(REQUIRED|EXPIRED|INVALID)|PURPOSE_NOT_ALLOWED)$/

/** Returns a client for `@c15t/backend` 2.x. docs/self-host of that package describes the requests. */
export function subjectsClient(options: ServerOptions, memory: SubjectMemory): ConsentClient {
  const { backendUrl, headers, retry: policy } = options
  let terms: Pick<DecisionOrigin, 'policySnapshotToken' | 'allowed'> = { allowed: null }
  /** The account of a visitor without a decision. It is sent with the decision. */
  let externalId: string | null = null

  const call = (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
    requestId = newId(),
    isCurrent?: () => boolean,
  ): Promise<Result<unknown>> =>
    retry(() => requestJson({ method, url: backendUrl + path, headers, requestId, body }), policy, isCurrent)

  const showConsentBanner: ConsentClient['showConsentBanner'] = async first => {
    const requestId = first?.requestId ?? newId()
    const attempts = first ? [first.result] : []
    const result = await retry(
      async () => attempts.pop() ?? requestJson(bannerRequest({ ...options, protocol: '2' }, requestId).response),
      policy,
    )
    if (!result.ok) return result
    const read = readInitResponse(result.data)
    if (read === null) return unreadable(result.data)
    const { answer, ...rest } = read
    terms = rest
    return { ok: true, data: answer }
  }

  return {
    showConsentBanner,
    async setConsent(body, id, isCurrent) {
      const origin = memory.originOf(id, body)
      const post = (): Promise<Result<unknown>> =>
        call('POST', '/subjects', subjectSubmission(body, { ...origin, ...terms, externalId }), id, isCurrent)
      const result = await post()
      if (result.ok || !POLICY_CODES.test(codeOf(result.error))) return result
      const init = await showConsentBanner()
      return init.ok && isCurrent?.() !== false ? post() : result
    },
    async verifyConsent({ preferences }) {
      const subjectId = memory.subjectId()
      if (subjectId === null) return unknownSubject()
      const result = await call('GET', `/subjects/${subjectId}?type=cookie_banner`)
      if (!result.ok) return codeOf(result.error) === 'SUBJECT_NOT_FOUND' ? unknownSubject() : result
      const latest = latestConsent(result.data)
      if (latest === undefined) return unreadable(result.data)
      const granted = isDictionary(latest?.preferences) ? latest.preferences : {}
      return { ok: true, data: { isValid: latest !== null && preferences.every(name => granted[name] === true) } }
    },
    async identify(account) {
      externalId = account
      const check = await call('GET', `/consents/check?type=cookie_banner&externalId=${encodeURIComponent(account)}`)
      if (!check.ok) return check
      const hasConsent = hasCookieConsent(check.data)
      if (hasConsent === null) return unreadable(check.data)
      const subjectId = memory.subjectId()
      if (subjectId === null) return { ok: true, data: { linked: false, hasConsent } }
      const linked = await call('PATCH', `/subjects/${subjectId}`, { externalId: account })
      // The decision has not been submitted yet. It will contain the account.
      if (!linked.ok && codeOf(linked.error) === 'SUBJECT_NOT_FOUND')
        return { ok: true, data: { linked: false, hasConsent } }
      return linked.ok ? { ok: true, data: { linked: true, hasConsent } } : linked
    },
  }
}

const codeOf = ({ cause }: ClientError): string => {
  const { code } = (isDictionary(cause) ? cause : {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

const unreadable = (cause: unknown): Result<never> => ({
  ok: false,
  error: new ClientError('PARSE_ERROR', 'Failed to parse response', 200, cause),
})

/** Returns the error that c15t 1.5 uses if the server has no consent of this visitor. It is not retried. */
const unknownSubject = (): Result<never> => ({
  ok: false,
  error: new ClientError('API_ERROR', 'The server knows no consent of this visitor', 404, {
    code: 'NO_CONSENT_FOUND',
  }),
})

/** Returns the latest consent; null if there is none, undefined if the response is invalid. */
function latestConsent(value: unknown): Record<string, unknown> | null | undefined {
  if (!isDictionary(value) || !Array.isArray(value.consents)) return undefined
  const time = (consent: Record<string, unknown>): number => Date.parse(String(consent.givenAt))
  return value.consents
    .filter(isDictionary)
    .reduce<Record<string, unknown> | null>(
      (latest, consent) => (latest === null || time(consent) >= time(latest) ? consent : latest),
      null,
    )
}

/** Returns whether the account has a consent; null if the response is invalid. */
function hasCookieConsent(value: unknown): boolean | null {
  const results = isDictionary(value) ? value.results : null
  const found = isDictionary(results) ? results.cookie_banner : null
  return isDictionary(found) && typeof found.hasConsent === 'boolean' ? found.hasConsent : null
}
