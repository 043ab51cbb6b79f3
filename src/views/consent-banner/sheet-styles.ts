/**
 * A sheet at the lower edge of phones. Its padding leaves room for the grabber, which only scripts add, so that a banner
 * of a server does not move. The first shadow covers the gap below a sheet that is dragged upwards.
 */
export const sheetStyles = `
@media (max-width:30em){
:host([layout=sheet]) .root>.card{inset-block:auto 0;inset-inline:0;inline-size:auto;max-block-size:100%;padding-block:20px max(var(--_3),env(safe-area-inset-bottom));padding-inline:max(var(--_4),env(safe-area-inset-left),env(safe-area-inset-right));border-width:1px 0 0;border-radius:var(--_radius) var(--_radius) 0 0;box-shadow:0 160px var(--_surface),var(--_shadow)}
:host([layout=sheet]) [data-raised]>.card{inset-block:0 auto;padding-block:max(var(--_3),env(safe-area-inset-top)) var(--_3);border-width:0 0 1px;border-radius:0 0 var(--_radius) var(--_radius);box-shadow:var(--_shadow)}
}
@media (max-width:30em) and (max-height:42em){
:host([layout=sheet]) .root:not([data-raised])>.card{padding-block:16px max(calc(.375*var(--_rem)),env(safe-area-inset-bottom));padding-inline:var(--_3)}
}
`
