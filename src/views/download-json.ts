/** Has the browser save a value as a file. A link with `download` needs no permission of a Content-Security-Policy. */
import { nativeDocument } from '../consent/native-document'
export function downloadJson(name: string, value: unknown): void {
  const link = nativeDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000) // not before the browser has fetched it
}
