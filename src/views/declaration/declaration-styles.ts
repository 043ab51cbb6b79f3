/** The declaration inherits its looks from the page. Below 32em the rows of a table become blocks. */
export const declarationStyles = `
:host{display:block;container-type:inline-size;overflow-wrap:anywhere}
:host([hidden]){display:none}
h1,h2,h3,h4,h5,h6,p{margin:0 0 .5em}
section{margin-block-end:2.5em}
article{margin-block:1em 1.5em;break-inside:avoid}
a{color:inherit}
button{font:inherit;color:inherit;background:none;border:1px solid color-mix(in srgb,currentColor 70%,transparent);border-radius:10px;padding:.5em 1em;font-weight:600;min-block-size:2.75em;cursor:pointer}
[dir=rtl] [dir=ltr]{text-align:right}
table{inline-size:100%;table-layout:fixed;border-collapse:collapse;font-size:.9375em}
th,td{padding:.5em .75em .5em 0;border-block-end:1px solid color-mix(in srgb,currentColor 25%,transparent);text-align:start;vertical-align:top}
[dir=rtl] th,[dir=rtl] td{padding-inline:0 .75em}
th{font-weight:600}
th:first-child{inline-size:36%}
th:last-child{inline-size:20%}
@container (max-width:32em){
table,tbody,tr,td{display:block}
thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
tr{padding-block:.5em;border-block-end:1px solid color-mix(in srgb,currentColor 25%,transparent)}
[dir=rtl] td,td{padding:0;border:0}
td::before{content:attr(data-label) ": ";font-weight:600}
}
`
