/** A random version 4 UUID. `crypto.randomUUID` would do, but is missing on plain http. */
export const newId = (): string =>
  // Of the digits only 8 stands for fewer than four random bits: the two high ones of it are the variant.
  '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, digit =>
    ((crypto.getRandomValues(new Uint8Array(1))[0]! & (digit === '8' ? 3 : 15)) | Number(digit)).toString(16),
  )
