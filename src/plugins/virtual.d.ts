declare module 'virtual:consent-elements/options' {
  const options: import('../server').HeadHtmlOptions
  export default options
}
