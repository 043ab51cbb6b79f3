/** Written by the build beside `dist/server.js`: a guard as text, and what belongs to it. */
declare module 'guard-texts/*' {
  /** The guard, safe to insert into HTML. */
  export const text: string
  /** Its hash as a source of a Content-Security-Policy: `sha256-…`. */
  export const hash: string
}
declare module 'guard-texts/files' {
  /** The built files that a page may load, relative to the folder of `guard.js`. */
  export const files: readonly string[]
}
