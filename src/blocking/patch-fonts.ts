import type { Judge } from './blocking-rules'
import { constructor, replaceProperties } from './replace-properties'
import type { Restore } from './replace-methods'

/** Watches `new FontFace`. A held font has no source that loads: its promises are rejected with a NetworkError. */
export const patchFonts = (held: Judge): Restore =>
  replaceProperties(
    constructor('FontFace', (construct, args) => {
      const source = args[1]
      if (typeof source === 'string')
        for (const [, url = ''] of source.matchAll(/url\(\s*["']?([^"')]*)/gi))
          if (held(url, 'FontFace')) args[1] = 'url(data:,)'
      return construct(args)
    }),
  )
