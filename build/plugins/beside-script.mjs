/** Has a classic script take the addresses of languages and services from its own tag, because it has no `import.meta.url`. */
export const besideScript = () => ({
  name: 'beside-script',
  renderDynamicImport: ({ moduleId, targetModuleId }) =>
    targetModuleId === null || moduleId.endsWith('/load-service.ts')
      ? { left: 'import(/*webpackIgnore:true*//*@vite-ignore*/beside(', right: '))' }
      : null,
  intro:
    'var beside=(base=>path=>new URL(path,base).href)' +
    '(typeof document==="object"?document.currentScript?.src??location.href:"file:///");',
})
