/** @returns a time such as `2026-11-25 22:19:42 UTC`, from ISO 8601 in UTC */
export const readable = (time: string): string => `${time.slice(0, 19).replace('T', ' ')} UTC`
