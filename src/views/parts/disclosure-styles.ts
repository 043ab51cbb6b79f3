/** `--_gutter` is the width of the column of chevrons, which is the same at each level. */
export const disclosureStyles = `
.disclosure{display:flex;align-items:center;gap:var(--_2);inline-size:calc(100% + var(--_gutter));min-block-size:44px;padding:0;margin-inline-start:calc(-1*var(--_gutter));border-radius:var(--_radius-control);line-height:1.35}
@media print{.disclosed[hidden]{display:block!important}}
`
