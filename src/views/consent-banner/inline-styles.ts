const card = ':host([layout=inline]) .root:not([popover])>.card'

/**
 * A block of the page, as wide as the element around it. The root has no box, so that nothing is left of a banner that has
 * gone. While the page shows a modal dialog, which makes the rest of the page inert, the banner is in that dialog, and its
 * surface a popover with the default position.
 */
export const inlineStyles = `
:host([layout=inline]) .root:not([popover]){--_gap:0px;display:contents}
${card}{position:static;z-index:auto;flex-flow:row wrap;align-items:center;gap:var(--_3) calc(2.5*var(--_rem));inline-size:100%;min-inline-size:min(100%,20em);max-block-size:none;padding:var(--_4) min(20px,5%);box-shadow:none}
${card} .text{flex:1 1 100%;overflow:visible}
${card} .muted{margin-block-start:var(--_2)}
${card}>.offer{flex:1 1 100%;margin:0}
${card}>.buttons{flex:1 1 100%;margin:0}
@container card (max-width:15em){
${card}>.buttons>.button{font-size:calc(.75*var(--_rem))}
}
@container card (min-width:37em){
${card}>.buttons{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}
${card}>.buttons>.button{min-inline-size:0}
}
@container card (min-width:56em){
${card} .text{flex:1 1 calc(28*var(--_rem))}
${card}>.buttons{flex:none;max-inline-size:100%;margin-inline-start:auto}
}
`
