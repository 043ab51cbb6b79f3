import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

/** Returns a key and a certificate for one run. Chromium ignores that nobody has signed it. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'consent-elements-vendors-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const request = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ]
    execFileSync('openssl', [...request, '-subj', '/CN=site.test', '-keyout', key, '-out', cert], { stdio: 'pipe' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const tried = (read, ...args) => {
  try {
    return read(...args).toString('latin1')
  } catch {
    return ''
  }
}

/** Returns a text in which event names can be found, whatever a vendor has packed them into. */
export function readable(url, body) {
  const zipped = [gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync].map(unzip => tried(unzip, body))
  const texts = [tried(decodeURIComponent, url.replaceAll('+', ' ')) || url, body.toString('latin1'), ...zipped]
  const unescaped = texts.map(text => tried(decodeURIComponent, text.replaceAll('+', ' ')))
  const packed = [...texts, ...unescaped].flatMap(text => text.match(/[A-Za-z0-9+/_-]{40,}={0,2}/g) ?? [])
  const decoded = packed.flatMap(text => {
    const bytes = Buffer.from(text, 'base64')
    return [bytes.toString('latin1'), tried(gunzipSync, bytes)]
  })
  return [...texts, ...unescaped, ...decoded].join('\n')
}

const cors = ({ origin = '*', 'access-control-request-headers': headers = '*' }) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, OPTIONS',
  'access-control-allow-headers': headers,
  'access-control-expose-headers': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
})

/**
 * Starts a server that answers as the site and as every vendor.
 * @param site returns the answer of the site for a path, or null
 * @returns its port, and the requests of each visit: `{ host, path, method, kind, text }`
 */
export async function startVendorServer(site) {
  const visits = new Map()
  const server = createServer(certificate(), (request, response) => {
    const chunks = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const { host: given = '', 'sec-fetch-dest': kind = 'empty' } = request.headers
      const host = given.replace(/:\d+$/, '')
      const { pathname } = new URL(request.url, 'https://site.test')
      const own = host === 'site.test' ? site(pathname) : null
      if (own) {
        response.writeHead(200, { 'content-type': own.type, 'cache-control': 'no-store' })
        return setTimeout(() => response.end(own.body), own.delay ?? 0)
      }
      if (request.method === 'OPTIONS') return response.writeHead(204, cors(request.headers)).end()
      const visit = visits.get(request.headers['user-agent'])
      visit?.requests.push({
        host,
        path: pathname,
        method: request.method,
        kind,
        text: readable(request.url, Buffer.concat(chunks)),
      })
      const answer = visit?.answers?.find(([address]) => `${host}${pathname}`.includes(address))?.[1]
      const body = answer ?? (kind === 'script' ? '' : '{}')
      const type = kind === 'script' ? 'text/javascript' : kind === 'iframe' ? 'text/html' : 'application/json'
      response.writeHead(200, { ...cors(request.headers), 'content-type': type, 'cache-control': 'no-store' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, visits, stop: () => server.close() }
}
