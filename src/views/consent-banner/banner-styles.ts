import { groundStyles } from '../tokens'
import { buttonStyles } from '../parts/button-styles'
import { overlayStyles } from '../parts/overlay-styles'

/** Duration of the fade, in milliseconds (specification §2). The script reads it from the computed styles. */
const BANNER_DURATION = 200

const top = 'max(var(--_gap),env(safe-area-inset-top))'
const bottom = 'max(var(--_gap),env(safe-area-inset-bottom))'

/** The position of the banner by the attribute `layout`. `data-raised` moves it temporarily to the opposite edge. */
const layouts = `
[data-raised]>.card{inset-block:${top} auto}
:host([layout^=top]) .card{inset-block:${top} auto}
:host([layout^=top]) [data-raised]>.card{inset-block:auto ${bottom}}
:host([layout$=end]) .card{inset-inline:auto max(var(--_gap),env(safe-area-inset-right))}
:host([layout=center]) .root:not([data-raised])>.card{inset-block:0;margin-block:auto;block-size:fit-content}
:host([layout=center]) .card{inset-inline:0;margin-inline:auto}
:host([layout=bar]) .card{inset:auto 0 0;inline-size:auto;max-block-size:100%;border-width:1px 0 0;border-radius:0;padding-inline:max(var(--_5),env(safe-area-inset-left),(100% - 72*var(--_rem))/2);padding-block-end:max(var(--_5),env(safe-area-inset-bottom))}
:host([layout=bar]) [data-raised]>.card{inset:0 0 auto;border-width:0 0 1px}
@media (min-width:48em){
:host([layout=bar]) .card{flex-flow:row wrap;align-items:center;gap:var(--_4) calc(2.5*var(--_rem))}
:host([layout=bar]) .text{flex:1 1 calc(28*var(--_rem))}
:host([layout=bar]) .buttons{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);max-inline-size:100%;margin:0;margin-inline-start:auto}
:host([layout=bar]) .buttons>.button{min-inline-size:0;padding-inline:var(--_4)}
:host([layout=bar]) [data-closable]{padding-inline-end:max(calc(3*var(--_rem) + env(safe-area-inset-right)),(100% - 72*var(--_rem))/2)}
@container card (max-width:40em){
:host([layout=bar]) .text{max-block-size:calc(100vh - 5.25*var(--_rem))}
:host([layout=bar]) .buttons>.button{min-block-size:max(44px,calc(1.5*var(--_rem)));padding-inline:4px;font-size:var(--_text-s)}
}
:host([layout=bar]) .glyph{position:absolute;inset:0 auto auto;inset-inline-end:env(safe-area-inset-right);margin:0}
}`

/**
 * Card and overlay fade separately: a fading parent would be a stacking context, and the z-indexes of specification §2
 * would apply only within it. The card is visible and clickable from its first frame on. The text fades in from opacity
 * 0, so that it does not become the page's Largest Contentful Paint.
 *
 * The height is in percent, because `vh` is larger than the window if a page zooms its body. The text scrolls above the
 * buttons, which have no background of their own, because a translucent surface would be painted twice. In very low
 * windows the whole card scrolls. With large text, Accept and Reject are beside each other where their words fit, also if labels then
 * take two lines: otherwise the text would have one line, or a button would be cut. The padding of buttons leaves room for two lines in their least height, because labels of
 * opt-out laws take two where Accept takes one. Phones get smaller text and gaps, so that more of the page stays visible.
 */
export const bannerStyles = `${groundStyles}${buttonStyles}${overlayStyles}
.card{container:card/inline-size;position:fixed;z-index:999999998;inset-block-end:${bottom};inset-inline-start:max(var(--_gap),env(safe-area-inset-left));
display:flex;flex-direction:column;inline-size:min(440px,calc(100% - 2*var(--_gap)));max-block-size:calc(100% - 2*var(--_gap));overflow-y:auto;overscroll-behavior:contain;
padding:20px;border:1px solid var(--_line);border-radius:var(--_radius);background:var(--_surface);box-shadow:var(--_shadow);animation:enter var(--consent-banner-duration,${BANNER_DURATION}ms) cubic-bezier(.05,.9,.1,1) both}
.card:focus{outline:0}
.text{flex:0 1 auto;min-block-size:calc(5*var(--_rem));overflow-y:auto;overscroll-behavior:contain;margin:calc(-1*var(--_1));padding:var(--_1)}
.buttons{flex:none;margin-block-start:calc(var(--_4) + var(--_1))}
.button{padding-block:2px}
::slotted([slot=actions]){flex:1 1 100%;box-sizing:border-box;min-block-size:44px;padding:calc(21px - .625em) var(--_3);border:1px solid var(--_control);border-radius:var(--_radius-control);background:var(--_surface);font:inherit;font-weight:600;line-height:1.25;text-align:center;text-decoration:none;color:inherit;cursor:pointer}
${layouts}
.root[popover]{inset:0 auto auto 0;inline-size:0;block-size:0;margin:0;padding:0;border:0;overflow:visible;background:none}
.overlay{z-index:999999997;animation:fade var(--consent-banner-duration,${BANNER_DURATION}ms) both}
[data-leaving]>:is(.card,.overlay){animation-name:leave}
::slotted(a){color:inherit}
.link{padding:0}
.head{display:flex;align-items:flex-start;gap:var(--_2)}
h2{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--_3)}
.name{flex:1 1 min-content;min-inline-size:0}
.icon{flex:none;align-self:start;max-inline-size:100%;color:var(--_edge)}
.icon svg,::slotted([slot=icon]){display:block;inline-size:calc(1.5*var(--_rem));block-size:calc(1.5*var(--_rem))}
::slotted([slot=icon]){inline-size:auto;min-inline-size:calc(1.5*var(--_rem));max-inline-size:100%;object-fit:contain}
.glyph{margin-block:calc(-.625*var(--_rem));margin-inline:auto calc(-.75*var(--_rem))}
.card .muted{margin-block-start:var(--_2);animation:fade var(--consent-banner-duration,${BANNER_DURATION}ms) both}
@media (max-width:30em){
.card{padding:var(--_3) var(--_4)}
.card .muted{font-size:var(--_text-s);line-height:1.4}
.card h2{gap:0 var(--_2);font-size:calc(1.0625*var(--_rem))}
.icon svg{inline-size:calc(1.25*var(--_rem));block-size:calc(1.25*var(--_rem))}
.buttons{margin-block-start:var(--_3)}
.button{padding-inline:var(--_1);font-size:calc(.875*var(--_rem))}
}
@media (max-width:30em) and (max-height:40em){
.card{padding:calc(.375*var(--_rem)) var(--_3)}
.card .muted{margin-block-start:0;line-height:1.3}
.buttons{--_between:var(--_1);margin-block-start:var(--_1)}
.card h2{line-height:1.2}
}
@media (max-width:24em){.button{padding-inline:3px;font-size:var(--_text-s)}}
@container card (max-width:15em){
.text{min-block-size:calc(4*var(--_rem))}
.text h2{font-size:var(--_rem);line-height:1.2}
.text .muted{margin-block-start:var(--_1);font-size:var(--_text-s);line-height:1.35}
.buttons{--_between:6px;margin-block-start:var(--_2)}
.buttons>.button{min-block-size:max(44px,calc(1.9*var(--_rem) + 6px));padding-inline:1px;line-height:1.15}
}
@media (max-width:30em),(max-height:36em){@container card (max-width:15em){.buttons>.button{font-size:calc(.75*var(--_rem))}}}
@media (max-height:600px){@container card (max-width:15em){
.text{margin-inline:-12px}
.buttons{--_between:4px;margin-inline:-8px}
.buttons>.button{min-inline-size:min-content;min-block-size:44px}
}}
@keyframes enter{from{opacity:.5;transform:translateY(min(12px,var(--_gap)))}}
@keyframes fade{from{opacity:0}}
@keyframes leave{to{opacity:0}}
`
