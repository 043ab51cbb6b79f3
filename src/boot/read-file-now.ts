const { XMLHttpRequest } = globalThis
const { open, send } = XMLHttpRequest.prototype

/**
 * Reads a file before it returns, with the native functions: SDKs that record requests would otherwise run again within
 * the call that needs the file.
 * @returns the text of the file
 * @throws Error if it cannot be read
 */
export function readFileNow(url: string): string {
  const request = new XMLHttpRequest()
  open.call(request, 'GET', url, false)
  send.call(request)
  if (request.status !== 200) throw new Error(`${url} answered ${request.status}`)
  return request.responseText
}
