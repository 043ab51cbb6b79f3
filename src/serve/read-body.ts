/**
 * Reads a body up to a maximum size.
 * @param from the stream of node:http, or of a Request
 * @param length the header Content-Length
 * @param most bytes
 * @returns the text, or null if the body is larger
 */
export async function readBody(
  from: NodeJS.ReadableStream | ReadableStream<Uint8Array> | null,
  length: string | undefined,
  most: number,
): Promise<string | null> {
  if (Number(length ?? 0) > most) return null
  if (from === null) return ''
  if ('on' in from) return readIncoming(from, most)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of from as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const readIncoming = (from: NodeJS.ReadableStream, most: number): Promise<string | null> =>
  new Promise(resolve => {
    // The visitor has gone while the call waited, so no event follows.
    if ((from as { destroyed?: boolean }).destroyed) return resolve('')
    const chunks: Buffer[] = []
    let size = 0
    from.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) resolve(null)
      else chunks.push(chunk)
    })
    from.on('end', () => resolve((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8')))
    from.on('error', () => resolve(''))
    from.on('close', () => resolve('')) // the visitor has gone, so nobody reads the response
  })
