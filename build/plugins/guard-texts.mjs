/** Leaves the texts of the guards to `build/integrations.mjs`, which writes them beside `server.js` once they are built. */
export const guardTexts = () => ({
  name: 'guard-texts',
  resolveDynamicImport: specifier =>
    specifier.startsWith?.('guard-texts/') ? { id: `./${specifier}.js`, external: true } : null,
})
