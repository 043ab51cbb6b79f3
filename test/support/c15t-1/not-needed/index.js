// What the backend would bring along and this server never calls: Next.js (its logger's helper for Next sites),
// drizzle-orm (only for a Drizzle database) and the OpenTelemetry SDK (only for telemetry, which is off).
// Without them the install is a tenth of the size. The backend's own code is untouched.

/** Stands where the backend would look, should somebody turn telemetry on. */
export function NodeSDK() {
  throw new Error('Telemetry needs the real @opentelemetry/sdk-node: take it out of "overrides" in package.json.')
}
