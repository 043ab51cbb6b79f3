/**
 * Creates the real `@c15t/backend` 1.5.0, with protocol 1 and a new state. It does not listen yet.
 *
 * @param {{ basePath?: string, trustedOrigins?: string[], sqliteFile?: string }} [options] `sqliteFile` stores consents
 *   in that file instead of in memory and needs `better-sqlite3`, see sqlite.mjs
 * @returns {Promise<(request: Request) => Promise<Response>>} a function that handles one request
 */
export async function createBackend1({ basePath = '/api/c15t', trustedOrigins = ['*'], sqliteFile } = {}) {
  const { c15tInstance } = await import('@c15t/backend')
  const database = sqliteFile && (await (await import('./sqlite.mjs')).openSqlite(sqliteFile))
  const instance = c15tInstance({
    appName: 'consent-elements-tests',
    basePath, // without it, 1.5.0 responds at "/"
    baseURL: 'http://127.0.0.1',
    trustedOrigins,
    logger: { level: 'error' },
    telemetry: { disabled: true }, // otherwise it prints every span
    ...(database && { database }),
  })
  await instance.$context // throws if the storage does not start
  return request => instance.handler(request)
}
