/**
 * By element, the attributes that gated markup writes as `data-…`, in the order in which they are set: the one that
 * starts the request is last, because it uses the others.
 */
export const gatedAttributes = {
  __proto__: null,
  script: ['src'],
  iframe: ['src'],
  img: ['srcset', 'src'],
  source: ['srcset', 'src'],
  video: ['poster', 'src'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  link: ['imagesrcset', 'href'],
  input: ['src'],
  image: ['href'],
} as unknown as Readonly<Record<string, readonly string[] | undefined>>

/** The names of all these attributes, with `data-`. */
export const gatedNames = [...new Set(Object.values(gatedAttributes).flat())].map(name => `data-${name}`)
