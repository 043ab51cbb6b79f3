/**
 * Marks a file for frameworks that render on the server: with this directive they run the module in the browser, too. It
 * belongs behind the minifier, which removes directives that it does not know.
 */
export const useClient = () => ({
  name: 'use-client',
  renderChunk: code => ({ code: `'use client';${code}`, map: null }),
})
