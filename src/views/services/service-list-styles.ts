/** Styles of the lists of services and of requests. Long names of cookies and hosts can break anywhere. */
export const serviceListStyles = `
.services{margin-block-start:var(--_2);margin-inline-end:calc(var(--_3) - var(--_margin));display:grid;gap:var(--_2);overflow-wrap:anywhere}
.services h4,.services p,.services ul,.services dl,.services dd,.requests ul{margin:0;padding:0}
.services h4{color:var(--_text);font-size:inherit;font-weight:650}
.services ul,.requests ul{list-style:none;display:grid;gap:var(--_3)}
.services strong{color:var(--_text);font-weight:600}
.services .service{padding-block-start:var(--_2);border-block-start:1px solid var(--_line)}
.service-row{display:flex;align-items:center;justify-content:space-between;gap:var(--_2)}
.service-row .switch{margin-inline-end:calc(-1*var(--_3))}
.service-row>p,.service-row>h4{min-inline-size:0;flex:1}
.services a{color:inherit}
[dir=rtl] [dir=ltr]{text-align:right}
.services dl{display:grid;gap:var(--_2);padding-block-end:var(--_2)}
.services dt{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 var(--_3)}
.services code{color:var(--_text);font-size:.95em}
.requests{--_gutter:0px;margin-block-start:var(--_2);font-size:calc(.875*var(--_rem));overflow-wrap:anywhere}
`
