/** A page of a test site. */
export const page = (head, body = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A site</title><link rel="icon" href="data:,">${head}</head><body><h1>A site</h1><p>Text.</p>${body}</body></html>`

export const script = src => `<script async src="${src}"></script>`
export const inline = code => `<script>${code}</script>`

/**
 * A site's own banner, with equal buttons. The choice is stored in localStorage as `choice`. `window.whenAccepted(act)`
 * runs `act` after the visitor has accepted, now or earlier.
 */
export const ownBanner = ({
  accept = 'Accept all',
  reject = 'Reject all',
  wayBack = 'Cookie settings',
  style = '',
} = {}) => `
<style>
#banner { position: fixed; inset: auto 0 0 0; background: #fff; border-top: 1px solid #999; padding: 16px }
#banner button { min-width: 120px; min-height: 44px; font: 16px sans-serif; color: #fff; background: #175c6e; border: 0 }
${style}
</style>
<div id="banner" role="dialog" aria-label="Cookies" hidden><p>We and our partners use cookies. You can accept or reject them.</p>
${accept ? `<button id="accept">${accept}</button>` : ''}${reject ? `<button id="reject">${reject}</button>` : ''}</div>
${wayBack ? `<footer><button id="back">${wayBack}</button></footer>` : ''}
<script>
{
  const banner = document.getElementById('banner')
  const waiting = []
  const choose = choice => { localStorage.setItem('choice', choice); banner.hidden = true; if (choice === 'accept') waiting.forEach(act => act()) }
  banner.hidden = localStorage.getItem('choice') !== null
  window.whenAccepted = act => localStorage.getItem('choice') === 'accept' ? act() : waiting.push(act)
  for (const choice of ['accept', 'reject']) document.getElementById(choice)?.addEventListener('click', () => choose(choice))
  document.getElementById('back')?.addEventListener('click', () => { banner.hidden = false })
}
</script>`

/** A script element that is added after the visitor has accepted `ownBanner`. */
export const afterAcceptance = src =>
  inline(`whenAccepted(() => document.head.append(Object.assign(document.createElement('script'), { src: '${src}' })))`)
