import { expect } from '@open-wc/testing'
import { closePages, openPage } from '../support/open-page'

const guard = '<script src="/dist/guard.js"></script>'
const own = `/page/?${new URLSearchParams({ html: '<!doctype html><title>Own</title><p>Own document' })}`
const object = (content: string): string => `<object data="${own}" type="text/html">${content}</object>`

/**
 * What the parser finds within an object, or beside it. Not a script for which the parser waits: if Chromium paints
 * meanwhile, the object fails without us, too.
 */
const contents: Record<string, string> = {
  nothing: object(''),
  text: object('<p>Instead'),
  'an empty script': object('<script></script>'),
  'a script that runs': object('<script>ran = true</script>'),
  'a script that is late': object('<script defer src="/page/script.js?text=ran=true"></script>'),
  styles: object('<style>p { color: red }</style>'),
  'another object with a script': object(object('<script></script>')),
  'a drawing with a script': object('<svg><script></script></svg>'),
  'an embed beside a script': `<embed src="${own}" type="text/html"><script>ran = true</script>`,
  'an embed after a script, in an object without data': `<object><script></script><embed src="${own}" type="text/html"></object>`,
}

/** Returns the address of each document that a page has loaded, and the events of its elements. */
async function loaded(head: string, body: string): Promise<unknown> {
  const page = await openPage({
    head: `${head}<script>
      failed = []
      addEventListener('error', ({ target }) => failed.push(target.localName), true)
    </script>`,
    body,
  })
  const { window, document } = page
  const framesNow = (): string[] =>
    [...Array(window.length).keys()].map(at => (window[at] as unknown as Window).location.pathname)
  // The page's load event does not wait for an embed that stands in for an object.
  await page.until('the document within has loaded', () => framesNow().includes('/page/'))
  const frames = framesNow()
  const documents = [...document.querySelectorAll('object')].map(found => found.contentDocument?.title ?? null)
  const { failed, ran } = window
  page.close()
  return { frames, documents, failed, ran }
}

describe('documents in <object> and <embed>', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  for (const [content, body] of Object.entries(contents))
    it(`load with the guard as without it: ${content}`, async () => {
      expect(await loaded(guard, body)).to.deep.equal(await loaded('', body))
    })
})
