// Files that build/serve.mjs puts into the server as text.
declare module '*.css' {
  const text: string
  export default text
}
declare module '*/client.bundle' {
  const text: string
  export default text
}
