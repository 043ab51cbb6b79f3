import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a notice's text, as receipts contain it. The text is the title, a line feed and the description. */
export const noticeHash = (content: string): string => createHash('sha256').update(content).digest('hex')
