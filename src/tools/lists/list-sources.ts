import type { KnownList } from './known-list'
import { readDisconnect } from './read-disconnect'
import { readDuckDuckGo } from './read-duckduckgo'
import { readEasyPrivacy } from './read-easyprivacy'

/** A list that others publish. This package contains none of them. */
export interface ListSource {
  /** For `--only`. */
  readonly name: string
  readonly title: string
  /** The licence's name, and what follows from it. */
  readonly licence: string
  readonly url: string
  /** The file's name on this machine, and below `--url`. */
  readonly file: string
  /** @throws Error that says what is wrong with the text */
  readonly read: (text: string) => KnownList
}

/** The lists of `lists update`. The first one that names a purpose decides about the category. */
export const listSources: readonly ListSource[] = [
  {
    name: 'disconnect',
    title: 'Disconnect',
    licence: 'CC BY-NC-SA 4.0, which excludes commercial use',
    url: 'https://raw.githubusercontent.com/disconnectme/disconnect-tracking-protection/master/services.json',
    file: 'services.json',
    read: readDisconnect,
  },
  {
    name: 'duckduckgo',
    title: 'DuckDuckGo',
    licence: 'CC BY-NC-SA 4.0, which excludes commercial use',
    url: 'https://staticcdn.duckduckgo.com/trackerblocking/v6/current/extension-tds.json',
    file: 'extension-tds.json',
    read: readDuckDuckGo,
  },
  {
    name: 'easyprivacy',
    title: 'EasyPrivacy',
    licence: 'GPL 3.0 or CC BY-SA 3.0, or later ones',
    url: 'https://easylist.to/easylist/easyprivacy.txt',
    file: 'easyprivacy.txt',
    read: readEasyPrivacy,
  },
]
