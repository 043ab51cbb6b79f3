import { page, inline } from '../support/page.mjs'
import { contacted } from '../support/planted.mjs'
import { toolFile } from '../support/install-consent-tools.mjs'

const start = `addEventListener('load', () => cookieconsent.initialise({
  type: 'opt-in',
  palette: { popup: { background: '#fff', text: '#222' }, button: { background: '#175c6e', text: '#fff' } },
  onStatusChange(status) { if (status === 'allow') localStorage.setItem('ads', 'yes') },
}))
if (localStorage.getItem('ads')) new Image().src = 'https://ad.doubleclick.net/activity;src=1'`

/** Osano's open cookieconsent 3.1. The site also stores the acceptance itself, and keeps it after a withdrawal. */
export const osano = {
  title: 'Osano cookieconsent 3.1',
  files: () => ({
    '/': page('<link rel="stylesheet" href="/cc.css"><script src="/cc.js"></script>', inline(start)),
    '/cc.css': toolFile('cookieconsent/build/cookieconsent.min.css'),
    '/cc.js': toolFile('cookieconsent/build/cookieconsent.min.js'),
  }),
  planted: contacted('withdrawn', 'ad.doubleclick.net'),
}
