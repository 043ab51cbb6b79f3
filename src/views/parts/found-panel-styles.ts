/** Browsers search only in what has a box. Those that cannot search there hide its contents. */
export const foundPanelStyles = `
@supports (content-visibility:hidden){.panel[hidden=until-found]{display:block!important;content-visibility:hidden;margin:0;padding:0}}
`
