/** The name of each installation that a goal is for. */
export const names = {
  none: 'none',
  vanilla: 'vanilla-cookieconsent 3.1',
  readme: 'README',
  http1: 'README (HTTP/1.1)',
  services: 'README (three services)',
  trackers: 'README (12 trackers)',
  server: 'server mode',
  head: 'headHtml',
  whole: 'README (guard-whole.js)',
  module: 'module without a tag',
}
