/** A short name for what is said: another name, something else was said. It proves nothing; see text-proof.ts for that. */
export function fingerprint(said: unknown): string {
  let hash = 5381
  for (const letter of JSON.stringify(said) ?? '') hash = Math.imul(hash, 33) ^ letter.charCodeAt(0)
  return (hash >>> 0).toString(36)
}
