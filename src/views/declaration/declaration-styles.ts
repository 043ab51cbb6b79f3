/** A part of the page's text color, for what is less important and for lines. */
const ink = (share: number): string => `color-mix(in srgb,currentColor ${share}%,transparent)`

/**
 * The declaration inherits font and colors from the page. Services are below a line; below 32em the rows of a table become
 * blocks of two columns.
 */
export const declarationStyles = `
:host{display:block;container-type:inline-size;overflow-wrap:anywhere;line-height:1.5}
:host([hidden]){display:none}
h1,h2,h3,h4,h5,h6,p{margin:0 0 .25em;max-inline-size:65ch}
h1,h2,h3,h4,h5,h6{font-weight:650;line-height:1.3;text-wrap:balance}
section{margin-block-start:2.5em}
section:first-of-type{margin-block-start:1.5em}
[part=category-title]{font-size:1.25em}
[part=service-title]{font-size:1em}
article{margin-block-start:1em;padding-block-start:1em;border-block-start:1px solid ${ink(20)};break-inside:avoid}
[part=updated]{margin-block-start:2em;font-size:.875em}
a{color:inherit;text-underline-offset:.2em}
button{margin-block-start:.5em;font:inherit;font-weight:600;color:inherit;background:none;border:1px solid ${ink(70)};border-radius:10px;padding:.5em 1em;min-block-size:44px;cursor:pointer}
button:hover{background:${ink(6)}}
:focus-visible{outline:2px solid;outline-offset:2px}
code{font-size:.9375em}
[dir=rtl] [dir=ltr]{text-align:right}
table{inline-size:100%;margin-block-start:.75em;table-layout:fixed;border-collapse:collapse;font-size:.875em}
th,td{padding:.5em 1em .5em 0;border-block-end:1px solid ${ink(12)};text-align:start;vertical-align:top}
[dir=rtl] th,[dir=rtl] td{padding-inline:0 1em}
tr:last-child>td{border:0}
th{padding-block-start:0;font-weight:600}
th:first-child{inline-size:36%}
th:last-child{inline-size:20%}
@container (max-width:32em){
table,tbody{display:block}
thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
tr{display:block;padding-block:.5em;border-block-end:1px solid ${ink(12)}}
tr:last-child{padding-block-end:0;border:0}
[dir=rtl] td,td{display:grid;grid-template-columns:8.5em 1fr;gap:0 .5em;padding:0;border:0}
td::before{content:attr(data-label);font-weight:600}
}
`
