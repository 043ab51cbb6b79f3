// A container like those of Google Tag Manager, written by us from its documentation, because Google's own file is not
// published. It reads the data layer from its beginning, has triggers (page view, DOM ready, custom event, history
// change), consent checks, fires per event, custom HTML with `document.write`, and a tag for a server of the site.
// https://developers.google.com/tag-platform/tag-manager/datalayer
// https://support.google.com/tagmanager/answer/10718549 (consent checks)
;(() => {
  const layer = (window.dataLayer ||= [])
  const consent = {}
  const faults = (window.containerFaults = [])
  let hasDefault = false
  let serial = 0

  /** Custom HTML. Scripts run in order; what they write with `document.write` is inserted after them. */
  const insertHtml = html => {
    const box = document.createElement('div')
    box.style.display = 'none'
    box.innerHTML = html
    document.body.append(box)
    for (const old of box.querySelectorAll('script')) {
      const script = document.createElement('script')
      for (const { name, value } of old.attributes) script.setAttribute(name, value)
      script.text = old.text
      let written = ''
      const { write } = document
      document.write = text => void (written += text)
      old.replaceWith(script)
      document.write = write
      if (written) insertHtml(written)
    }
    if (!box.firstElementChild) box.remove()
  }

  const tags = [
    {
      // The site's own server for tags.
      on: /^(gtm\.js|route)$/,
      needs: ['analytics_storage'],
      fire: ({ event, name }) =>
        navigator.sendBeacon(
          `https://tags.site.test/g/collect?v=2&tid=G-AB12CD3EF4&en=${name ?? event}&_s=${++serial}`,
        ),
    },
    {
      on: /^route$/,
      needs: ['ad_storage', 'ad_user_data'],
      fire: ({ name }) =>
        (new Image().src = `https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/?label=${name}&random=${++serial}`),
    },
    {
      // Without a consent check, as many containers have it.
      on: /^route$/,
      fire: ({ name }) =>
        insertHtml(`<script>
          if (!window.fbq) { const q = window.fbq = (...call) => q.send ? q.send(call) : q.queue.push(call); q.queue = []
            const tag = document.createElement('script'); tag.async = true; tag.src = 'https://connect.facebook.net/en_US/fbevents.js'
            document.head.append(tag) }
          fbq('trackCustom', '${name}')
        </script>`),
    },
    {
      on: /^route$/,
      fire: ({ name }) =>
        insertHtml(
          `<script>document.write('<img width="1" height="1" src="https://bat.bing.com/action/0?ea=${name}&rn=${++serial}">')</script>`,
        ),
    },
    {
      on: /^gtm\.historyChange$/,
      needs: ['analytics_storage'],
      fire: () =>
        fetch('https://content.hotjar.io/', {
          method: 'POST',
          mode: 'no-cors',
          body: `view-${location.hash.slice(1)}`,
        }),
    },
  ]

  const handle = entry => {
    if (entry[0] === 'consent') {
      if (entry[1] === 'default') hasDefault = true
      else if (!hasDefault) faults.push('an update came before the default')
      return void Object.assign(consent, entry[2])
    }
    const { event } = entry
    if (event === 'gtm.js' && !hasDefault) faults.push('the container started before the default')
    for (const { on, needs = [], fire } of tags)
      if (event && on.test(event) && needs.every(name => consent[name] === 'granted')) fire(entry)
  }

  layer.forEach(handle)
  const { push } = layer
  layer.push = (...entries) => {
    const length = push.apply(layer, entries)
    entries.forEach(handle)
    return length
  }
  for (const method of ['pushState', 'replaceState']) {
    const native = history[method]
    history[method] = function (...words) {
      native.apply(this, words)
      layer.push({ event: 'gtm.historyChange', 'gtm.historyChangeSource': method })
    }
  }
  const ready = () => layer.push({ event: 'gtm.dom' })
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', ready)
  else ready()
})()
