// The report of an audit that was made up, for the board.

/** A report as of a shop that sends requests before a choice, and keeps a cookie after rejection. */
export function sampleReport() {
  const initiator = (url, line) => ({
    type: 'script',
    url,
    line,
    stack: [`${url}:${line}`, 'https://shop.example/:12'],
  })
  const hosts = [
    ['www.googletagmanager.com', 'Google Analytics', 'Google LLC', 'measurement', '/gtag/js?id=G-…'],
    ['region1.google-analytics.com', 'Google Analytics', 'Google LLC', 'measurement', '/g/collect?v=2&tid=G-…'],
    ['connect.facebook.net', 'Meta Pixel', 'Meta Platforms', 'marketing', '/en_US/fbevents.js'],
    ['cdn.shop.example', null, null, 'unknown', '/assets/app-4f2a91.js'],
    ['fonts.gstatic.com', 'Google Fonts', 'Google LLC', 'functionality', '/s/inter/v13/inter.woff2'],
  ]
  const requests = hosts.map(([host, service, company, category, path], at) => ({
    url: `https://${host}${path}`,
    host,
    method: 'GET',
    type: 'Script',
    time: 180 + at * 340,
    target: 'page',
    page: 'https://shop.example/',
    viewport: 'desktop',
    service,
    company,
    category,
    status: 200,
    blocked: null,
    tracker: /measurement|marketing/.test(category),
    thirdParty: !host.endsWith('shop.example'),
    consentMode: null,
    initiator: initiator('https://shop.example/theme.js', 3 + at),
  }))
  const cookie = (name, service) => ({
    name,
    host: 'shop.example',
    service,
    company: 'Google LLC',
    category: 'measurement',
    tracker: true,
    viewport: 'desktop',
    setBy: { type: 'script', url: 'https://www.googletagmanager.com/gtag/js', line: 1 },
  })
  const state = (detail, sent, cookies) => ({
    answer: { answered: true, method: 'buttons', detail },
    pages: [],
    storage: [],
    notes: [],
    requests: sent,
    cookies,
  })
  const finding = (id, name, message, suggestion, request, more = {}) => ({
    id,
    state: name,
    message,
    suggestion,
    viewports: ['desktop', 'phone'],
    stored: null,
    measured: null,
    host: request?.host ?? null,
    service: request?.service ?? null,
    company: null,
    category: null,
    request: request && {
      url: request.url,
      type: request.type,
      time: request.time,
      count: 1,
      initiator: request.initiator,
    },
    ...more,
  })
  const gate = 'Load it only after consent: declare the service, or gate its script with data-category.'
  return {
    schema: 1,
    url: 'https://shop.example/',
    date: '2026-11-29T09:30:00.000Z',
    browser: 'Chrome/148.0.0.0',
    options: { pages: 1, gpc: false, viewports: ['desktop', 'phone'], timeout: 20 },
    states: {
      undecided: state('made no choice', requests, [cookie('_ga', 'Google Analytics')]),
      rejected: state('pressed “Reject All”', requests.slice(3), [cookie('_ga', 'Google Analytics')]),
      accepted: state('pressed “Accept All”', requests, [cookie('_ga', 'Google Analytics')]),
      withdrawn: state('pressed “Privacy settings”, then “Reject All”', requests.slice(3), []),
    },
    findings: [
      ...requests
        .slice(0, 3)
        .map(request =>
          finding(
            'tracker-before-consent',
            'undecided',
            `One request went to ${request.host} (${request.company}, ${request.category}) before a choice.`,
            gate,
            request,
          ),
        ),
      finding(
        'storage-after-rejection',
        'rejected',
        'The cookie _ga of Google LLC (measurement) stays after rejection.',
        'Add its name to sweep.',
        null,
        {
          stored: {
            kind: 'cookie',
            name: '_ga',
            setBy: { type: 'script', url: 'https://shop.example/theme.js', line: 3 },
          },
        },
      ),
      finding(
        'unequal-prominence',
        'undecided',
        'Reject is smaller than Accept.',
        'Give both buttons one size and one style.',
        null,
        {
          measured: { accept: { width: 180, height: 44 }, reject: { width: 92, height: 20 } },
        },
      ),
    ],
    limits: ['What needs a login, or a form, is not visited.', 'Requests of servers are not seen.'],
  }
}
