/** What a page gets if the guard cannot start: a policy that allows only its own hosts, and an error in the console. */
export const guardFallback = {
  policy: "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:;form-action 'self'",
  message: 'consent-elements: the guard could not start. Requests to all other hosts are blocked on this page.',
}
