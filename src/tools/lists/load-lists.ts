import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withoutEndSlashes } from '../../consent/without-end-slashes'
import type { KnownList, ListedRequest } from './known-list'
import { listSources } from './list-sources'
import { listsFolder } from './lists-folder'

/** What the downloaded lists know together about a request. */
export interface Listed extends Pick<ListedRequest, 'category' | 'company'> {
  /** The titles of the lists that name it. */
  readonly by: string[]
  /** What to write into `trackingHosts`: the host, or the host with the path if the lists mean only that. */
  readonly entry: string
}

/** The lists on this machine. */
export interface Lists {
  /** Each with its title and the day of its download, and those that cannot be read with the reason. */
  readonly texts: readonly string[]
  /** The number of lists that can be read. */
  readonly count: number
  readonly find: (url: URL, page: URL) => Listed | null
  /** Returns the company of a host; null if no list knows it. */
  readonly companyOf: (hostname: string) => string | null
}

interface OpenedList {
  title: string
  text: string
  list: KnownList | null
}

function open(folder: string): OpenedList[] {
  return listSources.flatMap(({ title, file, read }): OpenedList[] => {
    const path = join(folder, file)
    if (!existsSync(path)) return []
    try {
      const day = statSync(path).mtime.toISOString().slice(0, 10)
      return [{ title, text: `${title} of ${day}`, list: read(readFileSync(path, 'utf8')) }]
    } catch (thrown) {
      return [{ title, text: `${title}, which cannot be read: ${(thrown as Error).message}`, list: null }]
    }
  })
}

function joined(opened: readonly OpenedList[]): Lists {
  const readable = opened.flatMap(({ title, list }) => (list === null ? [] : [{ title, list }]))
  return {
    texts: opened.map(({ text }) => text),
    count: readable.length,
    find: (url, page) => {
      const found = readable.flatMap(({ title, list }) => {
        const listed = list.find(url, page)
        return listed === null ? [] : [{ title, ...listed }]
      })
      const [first] = found
      if (first === undefined) return null
      const path = withoutEndSlashes(url.pathname)
      return {
        category: first.category,
        company: found.map(({ company }) => company).find(company => company !== null) ?? null,
        by: found.map(({ title }) => title),
        entry: found.some(({ wholeHost }) => wholeHost) ? url.hostname : url.hostname + path,
      }
    },
    companyOf: hostname =>
      readable.map(({ list }) => list.companyOf(hostname)).find(company => company !== null) ?? null,
  }
}

const known = new Map<string, Lists>()

/** Reads the lists that `lists update` has downloaded, once. Without any, nothing is listed. */
export function loadLists(): Lists {
  const folder = listsFolder()
  const lists = known.get(folder) ?? joined(open(folder))
  known.set(folder, lists)
  return lists
}
