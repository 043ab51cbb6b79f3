import type { Service } from '../service'

export const mux: Service = {
  name: 'mux',
  title: 'Mux',
  category: 'experience',
  purpose: "Plays the site's videos and measures how well they play.",
  company: { name: 'Mux, Inc.', country: 'US' },
  privacyUrl: 'https://www.mux.com/privacy',
  hosts: ['mux.com', 'litix.io'],
  stores: [
    { name: 'muxData', purpose: 'Recognizes the viewer to measure how smoothly videos play.', duration: 'P20Y' },
  ],
}
