/**
 * Returns the SQL that inserts seals. A condition can follow it.
 * @param parameter the SQL parameter with the seals as a JSON array, such as `$1`
 */
export const insertSeals = (parameter: string): string =>
  `insert into "consentSeal" (site, chain, seq, kind, "consentId", "recordId", salt, digest, hash, "receivedAt", signature, "keyId")
  select site, chain, seq, kind, "consentId", "recordId", salt, digest, hash, "receivedAt", signature, "keyId"
  from json_to_recordset(${parameter}::json) as r(site text, chain integer, seq bigint, kind text, "consentId" text,
    "recordId" text, salt text, digest text, hash text, "receivedAt" text, signature text, "keyId" text)`
