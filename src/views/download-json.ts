import { nativeDocument } from '../consent/native-document'

/** Saves a value as a file. A link with `download` works under every Content-Security-Policy. */
export function downloadJson(name: string, value: unknown): void {
  const link = nativeDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000) // after the browser has read the file
}
