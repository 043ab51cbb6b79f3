/** A request that a site passes on to a service by an address of its own. */
export interface ProxiedRequest {
  /** The name of the service in the catalogue. */
  service: string
  /** The path of the site that belongs to the service, such as "/ingest"; '' for a whole host. */
  path: string
}

interface Sign {
  service: string
  /** Matches the path. The first group is the beginning that belongs to the service. */
  path: RegExp
  /** What the query must contain, for paths that other software may have. */
  query?: RegExp
  /** What the body must contain, for paths that other software may have. */
  body?: RegExp
}

/** What the scripts and SDKs of services request, whatever the site names the path in front of it. */
const signs: readonly Sign[] = [
  {
    service: 'posthog',
    path: /^(.*?)\/(static\/(array|recorder|surveys|toolbar)[\w.-]*\.js|array\/phc_\w+\/config(\.js)?)$/,
  },
  { service: 'posthog', path: /^(.*?)\/(i\/v0\/e|e|s|flags|decide|engage)\/?$/, query: /(^|&)ver=\d+\.\d+\.\d+(&|$)/ },
  { service: 'posthog', path: /^(.*?)\/(i\/v0\/e|e|flags|decide)\/?$/, body: /phc_\w{20,}/ },
  {
    service: 'sentry-replay',
    path: /^(.*)$/,
    body: /^(?=\{[^\n]*"(?:sent_at|event_id)")[^\n]*\}\n\{[^\n]*"type":"(replay_event|replay_recording)"/,
  },
  {
    service: 'sentry',
    path: /^(.*)$/,
    body: /^(?=\{[^\n]*"(?:sent_at|event_id)")[^\n]*\}\n\{[^\n]*"type":"(event|session|sessions|transaction|client_report|span|log)"/,
  },
  { service: 'plausible', path: /^(.*?)\/js\/(plausible|script(\.[\w-]+)*|pa-[\w-]{8,})\.js$/ },
  { service: 'plausible', path: /^(.*?)\/api\/event\/?$/, body: /^\{(?=.*"n":)(?=.*"u":)(?=.*"d":)/ },
  { service: 'vercel-analytics', path: /^(\/_vercel\/(?:speed-)?insights)\// },
  { service: 'cloudflare-web-analytics', path: /^(\/cdn-cgi\/rum)$/ },
  { service: 'google-analytics', path: /^(.*?\/g\/collect)$/, query: /(^|&)tid=G-/ },
  { service: 'google-analytics', path: /^(.*?\/gtag\/js)$/, query: /(^|&)id=G-/ },
  { service: 'google-tag-manager', path: /^(.*?\/gtm\.js)$/, query: /(^|&)id=GTM-/ },
  { service: 'matomo', path: /^(.*?)\/(matomo|piwik)\.php$/, query: /(^|&)idsite=\d/ },
  { service: 'snowplow', path: /^(.*?\/com\.snowplowanalytics\.snowplow)\/tp2$/ },
  { service: 'umami', path: /^(.*?)\/api\/send$/, body: /^\{(?=.*"type":"(event|identify)")(?=.*"website":)/ },
  { service: 'mixpanel', path: /^(.*?)\/(track|engage)\/?$/, query: /(^|&)verbose=1&ip=[01]/ },
  { service: 'segment', path: /^(.*?)\/v1\/(p|t|i|batch)$/, body: /"writeKey":/ },
]

/**
 * Finds the service behind an address of the site's own, by path, query and body.
 * @param body the text that was sent; null if there is none or it is not known
 * @returns null for all other requests
 */
export function proxiedService(url: string, body: string | null): ProxiedRequest | null {
  const { pathname, search } = new URL(url)
  for (const { service, path, query, body: content } of signs) {
    const found = path.exec(pathname)
    if (!found || (query && !query.test(search.slice(1))) || (content && !content.test(body ?? ''))) continue
    return { service, path: found[1] === '/' ? '' : (found[1] ?? '') }
  }
  return null
}
