import { inline, page } from '../support/page.mjs'

const frame = `<!doctype html><html lang="en"><title>Consent</title><p>We and our partners use cookies for advertising. What do you allow?</p>
<style>button { font: 18px sans-serif; padding: 12px 32px; background: #175c6e; color: #fff; border: 0 } #no { all: unset; font-size: 12px; color: #aaa }</style>
<button id="yes">Agree</button> <span id="no" role="link" tabindex="0">Continue without accepting</span>
<script>for (const id of ['yes', 'no']) document.getElementById(id).onclick = () => parent.postMessage(id, '*')</script>`

/** A banner in a cross-site frame with a low-contrast reject link. The site stores the choice, and gates its tag. */
export const framedBanner = {
  title: 'a banner in a frame of another site',
  files: () => ({
    '/': page(
      '',
      `<iframe id="cmp" src="https://cmp.example/" style="position: fixed; bottom: 0; width: 100%; height: 200px" hidden></iframe>
      <footer><a href="#" id="back">Manage consent</a></footer>${inline(`
        const cmp = document.getElementById('cmp')
        cmp.hidden = localStorage.choice !== undefined
        document.getElementById('back').onclick = () => { cmp.hidden = false; return false }
        const start = () => document.head.append(Object.assign(document.createElement('script'), { src: 'https://static.criteo.net/js/ld/ld.js' }))
        if (localStorage.choice === 'yes') start()
        addEventListener('message', ({ data }) => { localStorage.choice = data; cmp.hidden = true; if (data === 'yes') start() })`)}`,
    ),
  }),
  more: { 'cmp.example': { files: { '/': frame } } },
  planted: ['unequal-prominence undecided'],
}
