import { createPublicKey, verify } from 'node:crypto'
import { keyId } from '../key-id'
import { noticeHash } from '../notice-hash'
import { sealHashes } from '../seal-hashes'
import type { ConsentProof, ProvenDecision } from './consent-proof'
import { version } from '../../consent/version'
import { renderProof } from './render-proof'

const START = '<script type="application/json" id="proof">'

/**
 * Reads a proof from its document.
 * @param text HTML or JSON
 * @returns null if it is no proof
 */
export function readProof(text: string): ConsentProof | null {
  const at = text.indexOf(START)
  const json = at < 0 ? text : text.slice(at + START.length, text.indexOf('</script>', at))
  try {
    const value = JSON.parse(json) as ConsentProof
    return value?.format === 'consent-proof@1' && Array.isArray(value.decisions) ? value : null
  } catch {
    return null
  }
}

/** What a receipt says. */
interface Receipt {
  readonly domain?: unknown
  readonly notice?: unknown
  readonly purposes?: Readonly<Record<string, { text?: unknown; decision?: unknown } | null>>
}

/** Returns the categories that a receipt names as granted; null if it names no decision. */
function grantedIn(receipt: Receipt | undefined): string[] | null {
  const purposes = Object.entries(receipt?.purposes ?? {})
  return purposes.some(([, one]) => one?.decision === 'granted' || one?.decision === 'denied')
    ? purposes.filter(([, one]) => one?.decision === 'granted').map(([name]) => name)
    : null
}

function problemsOf(proven: ProvenDecision, keys: ReadonlyMap<string, string>): string[] {
  const problems: string[] = []
  const { decision, links, texts, noticeBefore } = proven
  const [own] = links
  if (!own || own.consentId !== decision.id) return ['the chain does not begin with the decision']
  if (sealHashes.digest(proven.salt, decision) !== own.digest) problems.push('the decision is changed')
  let last = proven.previousHash
  for (const link of links) {
    if (
      sealHashes.link(last, {
        ...link,
        chain: proven.chain,
        recordId: null,
        salt: null,
        signature: null,
        keyId: null,
      }) !== link.hash
    )
      problems.push(`link ${link.seq} is changed`)
    last = link.hash
  }
  const key = keys.get(proven.keyId)
  if (!key) problems.push(`the key ${proven.keyId} is not given`)
  else if (!verify(null, Buffer.from(last), createPublicKey(key), Buffer.from(proven.signature, 'base64')))
    problems.push('the signature is wrong')
  const { receipt } = (decision.metadata ?? {}) as { receipt?: Receipt } // The signature covers ids. Their names have to be those of the receipt, which it covers as well.
  const named = grantedIn(receipt)
  if (named && named.toSorted().join() !== [...proven.granted].toSorted().join())
    problems.push('the granted categories are not those of the receipt')
  if (typeof receipt?.domain === 'string' && receipt.domain !== proven.site)
    problems.push('the site is not that of the receipt')
  for (const { of, hash, content } of texts) {
    if (hash !== (of === 'notice' ? receipt?.notice : receipt?.purposes?.[of]?.text))
      problems.push(`the text of ${of} is not that of the receipt`)
    if (content !== null && noticeHash(content) !== hash) problems.push(`the text of ${of} is changed`)
  }
  if (noticeBefore !== null && !texts.some(({ of }) => of === 'notice')) problems.push('there is no notice to compare')
  return problems
}

/**
 * Verifies a document without a database.
 * @param text the whole document; of HTML, what people read has to follow from its data
 * @param given public keys (PEM) by id; null trusts the keys in the document
 * @returns what is wrong with each decision; nothing if everything is proven
 */
export function verifyProof(
  text: string,
  proof: ConsentProof,
  given: ReadonlyMap<string, string> | null,
): { id: string; receivedAt: string; problems: string[] }[] {
  // The id of a key follows from the key, so a document cannot name another key by a known id.
  const keys = given ?? new Map(Object.values(proof.keys).map(pem => [keyId(pem), pem]))
  const shown =
    text.includes(START) && proof.version === version && renderProof(proof) !== text
      ? ['the page differs from its data']
      : []
  return proof.decisions.map(proven => {
    let problems: string[]
    try {
      problems = [...shown, ...problemsOf(proven, keys)]
    } catch (error) {
      problems = [`the data cannot be read: ${(error as Error).message}`]
    }
    return { id: String(proven.decision?.id), receivedAt: String(proven.links?.[0]?.receivedAt), problems }
  })
}
