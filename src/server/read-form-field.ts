import { hasOwn } from '../consent/has-own'
import { isDictionary } from '../consent/is-dictionary'
import { headerOf, isFetchRequest, type ServerRequest } from './server-request'

/** The banner's buttons post 16 bytes. A site may add its own fields. */
const LARGEST_BODY = 16_384

/**
 * Reads a field of a posted form.
 * @param name the field
 * @returns the value; null if the body is missing, larger than 16 KB, of another type or incomplete, or if the field
 *   does not occur exactly once. It never throws.
 */
export async function readFormField(request: ServerRequest, name: string): Promise<string | null> {
  try {
    const value = fieldOf(await bodyOf(request), name)
    return typeof value === 'string' ? value : null
  } catch {
    return null // the connection was closed, or the body does not match its content type
  }
}

/** Returns the body: parsed by the framework if it has done so, otherwise by its content type. */
async function bodyOf(request: ServerRequest): Promise<unknown> {
  if (!isFetchRequest(request) && request.body !== undefined && request.body !== null) return request.body
  if (isFetchRequest(request) && request.bodyUsed) {
    console.error('consentFromRequest was given a request whose body has been read; give it request.clone() instead')
    return null
  }
  if (Number(headerOf(request, 'content-length')) > LARGEST_BODY) return null
  const bytes = await readBytes(isFetchRequest(request) ? request.body : request)
  const type = headerOf(request, 'content-type')
  if (bytes === null) return null
  if (/^multipart\/form-data\b/i.test(type))
    return new Response(bytes, { headers: { 'content-type': type } }).formData()
  return /^application\/x-www-form-urlencoded\b/i.test(type) ? bytes : null
}

/** Returns the bytes; null if the body is empty or too large. */
async function readBytes(source: unknown): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(source)) {
    const bytes = chunk instanceof Uint8Array ? chunk : new TextEncoder().encode(`${chunk as string}`)
    chunks.push(bytes)
    size += bytes.length
    if (size > LARGEST_BODY) return null
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const bytes of chunks) {
    all.set(bytes, at)
    at += bytes.length
  }
  return size > 0 ? all : null
}

async function* chunksOf(source: unknown): AsyncGenerator {
  if (source === null || source === undefined) return
  // Ending a loop over a Node request early destroys the request and its connection, so the server could not respond.
  const { iterator } = source as { iterator?: (options: object) => AsyncIterable<unknown> }
  if (typeof iterator === 'function') return yield* iterator.call(source, { destroyOnReturn: false })
  if (Symbol.asyncIterator in (source as object)) return yield* source as AsyncIterable<unknown>
  const { getReader } = source as ReadableStream
  const reader = getReader.call(source) as ReadableStreamDefaultReader<unknown>
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** Returns the value if the field occurs once; otherwise null. */
function fieldOf(body: unknown, name: string): unknown {
  const form =
    typeof body === 'string'
      ? new URLSearchParams(body)
      : body instanceof Uint8Array
        ? new URLSearchParams(new TextDecoder().decode(body))
        : body
  if (form instanceof URLSearchParams || form instanceof FormData) {
    const values: unknown[] = form.getAll(name)
    return values.length === 1 ? values[0] : null
  }
  return isDictionary(form) && hasOwn(form, name) ? form[name] : null
}
