const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Returns the direction of a language's script. `Intl.Locale` provides it only in some engines. */
export const textDirection = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'
