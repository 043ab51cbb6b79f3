/** Returns a short djb2 hash of a JSON value, for change detection. It is not collision-resistant; sha256.ts is. */
export function fingerprint(value: unknown): string {
  let hash = 5381
  for (const letter of JSON.stringify(value) ?? '') hash = Math.imul(hash, 33) ^ letter.charCodeAt(0)
  return (hash >>> 0).toString(36)
}
