import { buttonStyles } from '../parts/button-styles'
import { groundStyles } from '../tokens'

/**
 * The box is that of the frame: see placeholder-rect.ts. The root is absolutely positioned, so that the page's text
 * decorations do not propagate into it. The text scrolls if it does not fit, above buttons that stay in place as long
 * as there is room. Nothing is hyphenated, because a hyphen could be mistaken for a part of a host name.
 */
export const placeholderStyles = `${groundStyles}${buttonStyles}
:host([data-done]){display:block!important;position:fixed!important}
.root{position:absolute;inset:0;container-type:size;border-radius:inherit}
.sheet{block-size:100%;display:grid;overflow-y:auto;overscroll-behavior:contain;padding:var(--_4) var(--_5) 0;border:1px solid var(--_line);border-radius:inherit;background:var(--_surface-raised);text-align:center;hyphens:none;scrollbar-width:thin;scrollbar-color:var(--_control) transparent}
.card{align-self:center;display:grid;justify-items:center;gap:var(--_2);max-inline-size:calc(32*var(--_rem));margin-inline:auto}
svg{inline-size:calc(1.75*var(--_rem));block-size:calc(1.75*var(--_rem))}
.poster{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;border-radius:inherit}
.sheet{position:relative}
.policy{color:inherit;text-underline-offset:.2em}
.title{font-weight:650;font-size:calc(1.0625*var(--_rem));line-height:1.3;text-wrap:balance}
.muted,.button{font-size:var(--_text-s);text-wrap:balance}
.actions{position:sticky;inset-block-end:0;justify-self:stretch;display:grid;gap:var(--_1);padding-block:var(--_2) var(--_3);background:var(--_surface-raised);box-shadow:0 calc(-1*var(--_1)) var(--_1) var(--_surface-raised)}
.link{justify-self:center;min-block-size:24px;padding:2px var(--_2);font-size:calc(.75*var(--_rem));color:var(--_text-muted)}
@container (max-width:26em) or (max-height:17em){
.sheet{padding:var(--_2) var(--_3) 0}
.card{gap:2px}
svg{display:none}
.title{font-size:var(--_text-m)}
.muted,.button{font-size:calc(.75*var(--_rem));line-height:1.4}
.button{padding:var(--_1) var(--_2);min-block-size:36px;line-height:1.2}
.actions{gap:0;padding-block:var(--_1)}
}
@container (min-width:14em) and (max-width:36em) and (max-height:15em){.buttons>.button{min-inline-size:0;flex-basis:0}}
@container (min-width:26em) and (min-height:17em){
[data-poster]>.sheet{background:rgb(0 0 0/25%)}
[data-poster] .card{padding:var(--_3) var(--_4) 0;border-radius:var(--_radius-control);background:var(--_surface-raised)}
}
@container (max-width:26em) or (max-height:17em){.poster{display:none}}
@container (max-height:10.9em){
.sheet{padding:var(--_1) var(--_2) 0}
.title{max-inline-size:100%;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.muted{font-size:calc(.6875*var(--_rem));line-height:1.3;text-wrap:wrap}
.policy{display:none}
.buttons .button{padding:2px 0;font-size:calc(.6875*var(--_rem))}
}
@container (max-width:9em) or (max-height:9.9em){
.sheet{padding:var(--_2) var(--_2) 0}
.title{font-size:calc(.75*var(--_rem));max-inline-size:100%;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.actions{position:static}
.muted{order:1}
}
@media print{.actions{display:none}}
`
