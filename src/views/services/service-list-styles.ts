/** Styles of the lists of services and of requests. Long names of cookies and hosts can break anywhere. */
export const serviceListStyles = `
.services{margin-block-start:var(--_3);display:grid;gap:var(--_2);overflow-wrap:anywhere}
.services h4,.services p,.services ul,.services dl,.services dd,.requests ul{margin:0;padding:0}
.services h4{color:var(--_text);font-size:inherit;font-weight:650}
.services ul,.requests ul{list-style:none;display:grid;gap:var(--_3)}
.services strong{color:var(--_text);font-weight:600}
.service{padding-block-start:var(--_2);border-block-start:1px solid var(--_line)}
.service-row{display:flex;align-items:center;justify-content:space-between;gap:var(--_2)}
.service-row .switch{margin-inline-end:calc(-1*var(--_4))}
.service-row>p,.service-row>h4{min-inline-size:0;flex:1}
.service .badge{padding:0 var(--_2);border:1px solid currentColor;border-radius:calc(1.25*var(--_rem));color:var(--_text);font-size:calc(.75*var(--_rem))}
.services a{color:inherit}
.services>details>summary{color:var(--_text);font-weight:600}
[dir=rtl] [dir=ltr]{text-align:right}
.services summary,.requests summary{display:list-item;min-block-size:24px;padding-block:var(--_1);cursor:pointer;border-radius:4px;list-style:disclosure-closed inside}
.services [open]>summary,.requests[open]>summary{list-style-type:disclosure-open}
.services summary:focus-visible,.requests summary:focus-visible{outline:2px solid var(--_focus);outline-offset:1px}
.services dl{display:grid;gap:var(--_2);padding-inline-start:var(--_3)}
.services code{color:var(--_text);font-size:.95em}
.requests{margin-block-start:var(--_4);font-size:calc(.875*var(--_rem));overflow-wrap:anywhere}
@media print{.services details>*{display:block}}
`
