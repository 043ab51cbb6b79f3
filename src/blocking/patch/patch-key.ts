import type { Realm } from '../realm/realm'

/** Globals and members missing in TypeScript's library, because only some browsers, or only workers, have them. */
type NewGlobals = 'WebSocketStream' | 'webkitRTCPeerConnection' | 'fetchLater' | 'importScripts'
type NewMembers = 'attributeStyleMap' | 'addModule' | 'setHTML' | 'parseHTMLUnsafe' | 'moveBefore'

type MemberOf<Owner> = keyof Owner | NewMembers
type Plain<Member extends string> = Member extends `${infer Name}?` | `${infer Name}=` ? Name : Member

/**
 * Checks the words of a key from left to right. Resolves to unknown, or to an error text with the first unknown name.
 */
type Check<Words extends string, Members, Owner extends string = 'window'> = Words extends `${infer Word} ${infer Rest}`
  ? Check<Word, Members, Owner> extends string
    ? Check<Word, Members, Owner>
    : Word extends `${infer Name}${':' | '.'}`
      ? Check<Rest, MembersAfter<Word>, Name>
      : Check<Rest, Members, Owner>
  : Words extends `${infer Name}${':' | '.'}`
    ? Name extends keyof Realm | NewGlobals
      ? unknown
      : `${Name} is not a global of browsers. If TypeScript only lacks it, add it to NewGlobals in patch-key.ts`
    : Plain<Words> extends Members
      ? unknown
      : `${Owner} has no member ${Plain<Words>}. If TypeScript only lacks it, add it to ${Owner extends 'window'
          ? 'NewGlobals'
          : 'NewMembers'} in patch-key.ts`

type MembersAfter<Word> = Word extends `${infer Name}:`
  ? MemberOf<
      Name extends keyof Realm ? (Realm[Name] extends { prototype: infer Prototype } ? Prototype : never) : never
    >
  : Word extends `${infer Name}.`
    ? MemberOf<Name extends keyof Realm ? Realm[Name] : never>
    : never

/**
 * The type that `patch` requires of a key in addition to that of its handler. Resolves to unknown for valid keys such
 * as `Element: append innerHTML=` and for keys that are no literals. Resolves to an error text for a name that browsers
 * do not have.
 */
export type CheckedKey<Key extends string> = string extends Key ? unknown : Check<Key, keyof Realm | NewGlobals>
