import { readFileSync } from 'node:fs'
import { plainText } from '../plain-text'
import { readKeys } from '../signing-key'
import { version } from '../../consent/version'
import type { ConsentProof } from './consent-proof'
import { verifyProof } from './verify-proof'

type Write = (text: string) => void | Promise<void>

/**
 * Runs `consents verify FILE` for a proof, without a database.
 * @param keyFile the file of the public keys; without it, the keys of the document are used, and named
 * @returns the exit status
 */
export async function runVerifyProof(
  text: string,
  proof: ConsentProof,
  keyFile: string | undefined,
  write: Write,
): Promise<number> {
  const results = verifyProof(text, proof, keyFile === undefined ? null : readKeys(readFileSync(keyFile, 'utf8')))
  for (const { id, receivedAt, problems } of results) {
    await write(
      `${plainText(id)} received ${plainText(receivedAt)}: ${problems.length === 0 ? 'proven' : 'NOT proven'}\n`,
    )
    for (const problem of problems) await write(`  ${plainText(problem)}\n`)
  }
  if (proof.version !== version)
    await write(
      `Made by version ${plainText(String(proof.version))}: the data was verified, the words of the page were not\n`,
    )
  if (keyFile === undefined)
    await write(
      `Verified with the key in the document, ${Object.keys(proof.keys).map(plainText).join(', ')}. Compare it with the public key of the site, or name that by --key\n`,
    )
  return results.length > 0 && results.every(({ problems }) => problems.length === 0) ? 0 : 1
}
