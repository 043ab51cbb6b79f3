/**
 * Sets up the real `@c15t/backend` 1.5.0, which speaks protocol 1, with a fresh state of its own. Nothing listens yet.
 *
 * @param {{ basePath?: string, trustedOrigins?: string[], sqliteFile?: string }} [options] `sqliteFile` keeps consents
 *   in that file instead of in memory and needs `better-sqlite3`, see sqlite.mjs
 * @returns {Promise<(request: Request) => Promise<Response>>} answers one request
 */
export async function createBackend1({ basePath = '/api/c15t', trustedOrigins = ['*'], sqliteFile } = {}) {
  const { c15tInstance } = await import('@c15t/backend')
  const database = sqliteFile && (await (await import('./sqlite.mjs')).openSqlite(sqliteFile))
  const instance = c15tInstance({
    appName: 'consent-elements-tests',
    basePath, // left out, 1.5.0 answers at "/"
    baseURL: 'http://127.0.0.1',
    trustedOrigins,
    logger: { level: 'error' },
    telemetry: { disabled: true }, // otherwise every span is printed
    ...(database && { database }),
  })
  await instance.$context // throws when the storage does not start
  return request => instance.handler(request)
}
