import { nativeDocument } from '../../consent/native-document'
import type { GuardPolicy } from './guard-policy'

/** What a guard knows from its script tag. */
interface GuardScript {
  /** The tag itself, unless the guard is a module or runs in a worker. */
  tag: HTMLScriptElement | null | undefined
  /** The address of the guard's file. Frames and workers load the guard from it. */
  src: string | undefined
  nonce: string | undefined
  /** The granted categories, for frames whose document cannot read the stored decision. */
  granted: string | undefined
  /** `off` if the page does not want listed storage keys to be blocked. */
  storage: string | undefined
  /** What happens to blocked requests until the visitor has decided: `hold`, `drop`, or another text for `reject`. */
  pending: string | undefined
  /** The options on the tag, as JSON. */
  options: string | undefined
  /** The services on the tag, as a text. */
  services: string | undefined
  /** Whether only the site's own hosts are blocked: `false`, or another text for true. */
  replaces: string | undefined
  /** Whether the tag loads the manager, so that its options are those of the page. */
  isManager: boolean
  /** Whether the page had granted everything until the guard was needed. */
  isLate: boolean
  /** The guard's Trusted Types policy, once it has created one. */
  policy?: GuardPolicy
}

const key = Symbol.for('consent-elements guard script')
const page = globalThis as unknown as Record<symbol, GuardScript | undefined>

function addressOf(file: string | undefined): string | undefined {
  try {
    return file && new URL(file, nativeDocument.baseURI).href
  } catch {
    return undefined
  }
}

function readTag(): GuardScript {
  // Read by the prototype, because a frame named "currentScript" hides the document's property.
  const tag = Reflect.get(
    globalThis.Document?.prototype ?? {},
    'currentScript',
    globalThis.document,
  ) as GuardScript['tag']
  const dataAttribute = (name: string): string | undefined => tag?.getAttribute(`data-${name}`) ?? undefined
  // An inlined guard has the address of its file in an attribute of its tag.
  const file = dataAttribute('file') || tag?.src
  return {
    tag,
    src: addressOf(file),
    nonce: tag?.nonce,
    granted: dataAttribute('granted'),
    storage: dataAttribute('storage'),
    pending: dataAttribute('pending'),
    options: dataAttribute('options'),
    services: dataAttribute('services'),
    replaces: dataAttribute('replace-tracking-hosts'),
    isManager: dataAttribute('manager') !== undefined,
    isLate: dataAttribute('late') !== undefined,
  }
}

/** The script tag of this guard, if it has one. */
export const guardScript: GuardScript = page[key] ?? readTag()

/** Runs a part of this guard that is evaluated later, and so cannot find the tag itself. */
export function withGuardScript<Result>(run: () => Result): Result {
  page[key] = guardScript
  try {
    return run()
  } finally {
    delete page[key]
  }
}
