/** The icon of embedded content: its kind, and its path in a square of 24. */
interface Glyph {
  kind: string
  path: string
}

/** The kinds of embedded content: what the purpose or address mentions, and the path of the icon. The first match counts. */
const kinds: readonly (readonly [kind: string, mentions: RegExp, path: string])[] = [
  // a note
  [
    'music',
    /music|podcast|audio|radio|\bsongs?\b/i,
    'M9 18V6l11-2v12M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM20 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  ],
  // a pin
  [
    'map',
    /\bmaps?\b/i,
    'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  ],
  // a form
  ['form', /\b(forms?|surveys?|appointments?|calendars?|booking)\b/i, 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3'],
  // a speech balloon
  ['post', /\b(posts?|profiles|pins|comments|chat)\b/i, 'M4 5h16v11H10l-4 4v-4H4z'],
  // a play sign
  ['film', /video|stream|film|play|youtube|vimeo|\btalks?\b/i, 'M8 5v14l11-7z'],
]

/** A window, for any other content. */
const other: Glyph = { kind: 'page', path: 'M4 5h16v14H4zM4 9h16' }

/**
 * Returns the icon for embedded content.
 * @param purpose the purpose of its service, or its address if the service is unknown
 */
export function glyphFor(purpose: string): Glyph {
  for (const [kind, mentions, path] of kinds) if (mentions.test(purpose)) return { kind, path }
  return other
}
