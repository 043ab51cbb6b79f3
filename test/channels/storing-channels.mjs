/**
 * Ways in which trackers store something, under a name of a listed service. They send nothing.
 * @type {(import('./channels.mjs').Channel & { group: 'storing' })[]}
 */
export const storingChannels = [
  { id: 'cookie', title: 'document.cookie', how: (url, { key }) => (document.cookie = `${key(url)}=1; path=/`) },
  { id: 'cookie-store', title: 'cookieStore.set()', how: (url, { key }) => cookieStore.set(key(url), '1') },
  {
    id: 'local-storage',
    title: 'localStorage.setItem()',
    how: (url, { key }) => localStorage.setItem(key(url), '1'),
  },
  {
    id: 'session-storage',
    title: 'sessionStorage.setItem()',
    how: (url, { key }) => sessionStorage.setItem(key(url), '1'),
  },
  {
    id: 'storage-property',
    title: 'a property of localStorage',
    how: (url, { key }) => (localStorage[key(url)] = '1'),
  },
].map(channel => ({ ...channel, id: `stores-${channel.id}`, group: 'storing' }))

/** Reads the stored names, in a page without a guard. */
export const readNames = `[
  ...document.cookie.split('; ').map(text => text.split('=')[0]),
  ...Object.keys(localStorage), ...Object.keys(sessionStorage)]`

/** @returns by way, the phases in which it has stored something */
export function storedPhases(names) {
  const found = Object.fromEntries(storingChannels.map(({ id }) => [id, []]))
  for (const name of names) {
    const [, phase, id] = /^_hj(\w+)\.([\w-]+)$/.exec(name) ?? []
    found[id]?.push(phase)
  }
  return found
}
