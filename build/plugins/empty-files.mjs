/** Empties the files of entry points that have types only. */
export const emptyFiles = () => ({
  name: 'empty-files',
  generateBundle: (_, bundle) => Object.values(bundle).forEach(file => (file.code = '')),
})
