import { withBase } from '../rules/request-url'
import { tagsIn } from '../hold/tags-in'
import { restoreAttributes, neutralize, neutralizedAttribute } from '../hold/neutralize'
import { resumeObserver } from './observe-nodes'
import { inPlaceOf } from '../page/read-once'
import type { Realm } from '../realm/realm'
import { patch, type Handler } from './patch'
import type { Unpatch } from '../rules/page-blocker'

/**
 * Patches `document.write`. A tag that is written in several calls is buffered until it is complete, at the longest
 * until the script ends or closes the document.
 */
export function patchWrite(realm: Realm = window): Unpatch {
  let rest = ''
  let writeRest = (): void => undefined
  const native = realm.Document.prototype.write
  const bufferedWrite =
    (end: string): Handler =>
    (call, args, self) => {
      const { defaultView } = self as Document
      const given = args.map(String).join('') + end
      const put = (text: string): unknown => {
        resumeObserver()
        const safe = defaultView ? withBase(defaultView, () => neutralize(text)) : neutralize(text)
        const result = safe === given ? call(args) : native.call(self as Document, inPlaceOf(args[0], safe) as string)
        if (safe !== text) (self as Document).querySelectorAll(`[${neutralizedAttribute}]`).forEach(restoreAttributes)
        return result
      }
      const text = rest + given
      // Without the character no tag can end, so a tag that is written in many calls is not read in each of them.
      const start = rest !== '' && !given.includes('>') ? 0 : tagsIn(text).find(({ isWhole }) => !isWhole)?.at
      rest = start === undefined ? '' : text.slice(start)
      if (rest) {
        writeRest = () => {
          const late = rest
          rest = ''
          if (late) put(late)
        }
        queueMicrotask(writeRest)
      }
      return put(text.slice(0, text.length - rest.length))
    }
  return patch(realm, {
    'Document: write': bufferedWrite(''),
    'Document: writeln': bufferedWrite('\n'),
    'Document: close'(call, args) {
      writeRest()
      return call(args)
    },
  })
}
