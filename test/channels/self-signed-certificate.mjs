import { generateKeyPairSync, sign } from 'node:crypto'

const length = bytes => {
  if (bytes.length < 128) return [bytes.length]
  const digits = []
  for (let rest = bytes.length; rest > 0; rest >>= 8) digits.unshift(rest & 255)
  return [128 + digits.length, ...digits]
}
/** One value in DER encoding (ITU-T X.690). */
const der = (tag, ...parts) => {
  const content = Buffer.concat(parts.map(part => Buffer.from(part)))
  return Buffer.concat([Buffer.from([tag, ...length(content)]), content])
}
const sequence = (...parts) => der(0x30, ...parts)
const set = (...parts) => der(0x31, ...parts)
const time = date => der(0x17, `${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`)

const ecdsaWithSha256 = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
const commonName = name => sequence(set(sequence(der(0x06, [0x55, 0x04, 0x03]), der(0x0c, name))))
const DAY = 86_400_000

/**
 * Returns a self-signed certificate. Browsers accept it only with certificate checks disabled.
 * @returns {{ key: string, cert: string }} in PEM
 */
export function selfSignedCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = commonName('channels.test')
  const content = sequence(
    der(0xa0, der(0x02, [2])), // version 3
    der(0x02, [1]),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - DAY)), time(new Date(Date.now() + 30 * DAY))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, privateKey)
  const certificate = sequence(content, ecdsaWithSha256, der(0x03, [0], signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate
      .toString('base64')
      .match(/.{1,64}/g)
      .join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
