/** A part of the page's text color, for what is less important and for lines. */
const ink = (share: number): string => `color-mix(in srgb,currentColor ${share}%,transparent)`

/**
 * The declaration inherits font and colors from the page. Text and tables have one width. Services are below a line; below 32em a row of a
 * table has name and duration in one line, and the purpose below them.
 */
export const declarationStyles = `
:host{display:block;container-type:inline-size;overflow-wrap:anywhere;line-height:1.5}
:host([hidden]){display:none}
section,[part=updated]{box-sizing:border-box;max-inline-size:42em}
h1,h2,h3,h4,h5,h6,p{margin:0 0 .25em}
h1,h2,h3,h4,h5,h6{font-weight:650;line-height:1.3;text-wrap:balance}
section{margin-block-start:2.5em}
[part=choice]{margin-block-start:1.5em;padding:min(1em,16px) min(1.25em,20px);border:1px solid ${ink(20)};border-radius:12px}
[part=choice] p{margin-block-end:.375em}
[part=choice] p:last-child{margin:0}
[part=category-title]{font-size:1.25em}
[part=service-title]{font-size:1em}
article{margin-block-start:1em;padding-block-start:1em;border-block-start:1px solid ${ink(20)};break-inside:avoid}
[part=updated]{margin-block-start:2em;font-size:.875em}
a{color:inherit;text-underline-offset:.2em}
button{margin-block-start:.625em;font:inherit;font-weight:600;color:inherit;background:none;border:1px solid ${ink(70)};border-radius:10px;padding:.5em 1em;min-block-size:44px;cursor:pointer}
button:hover{background:${ink(6)}}
:focus-visible{outline:2px solid;outline-offset:2px}
code{font-size:.9375em}
[dir=rtl] [dir=ltr]{text-align:right}
table{inline-size:100%;margin-block-start:.75em;table-layout:fixed;border-collapse:collapse;font-size:.875em}
th,td{padding:.5em 1em .5em 0;border-block-end:1px solid ${ink(12)};text-align:start;vertical-align:top}
[dir=rtl] th,[dir=rtl] td{padding-inline:0 1em}
tr:last-child>td{border:0}
th{padding-block-start:0;font-weight:600;color:${ink(75)}}
th:first-child{inline-size:34%}
th:last-child{inline-size:24%}
@container (max-width:32em){
table,tbody{display:block}
thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
tr{display:grid;grid-template-columns:1fr fit-content(45%);gap:0 1em;padding-block:.5em;border-block-end:1px solid ${ink(12)}}
tr:last-child{padding-block-end:0;border:0}
[dir=rtl] td,td{grid-column:1/-1;padding:0;border:0}
td:first-child{grid-column:1}
td:last-child{grid-area:1/2;text-align:end}
}
`
