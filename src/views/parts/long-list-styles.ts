/** Browsers skip the rows of a long list that are out of view. */
export const longListStyles = `
.long>li{content-visibility:auto;contain-intrinsic-size:auto 48px}
.long:empty{display:none}
.long+.button{inline-size:100%;margin-block-start:var(--_3)}
`
