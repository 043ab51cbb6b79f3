import { dialogStyles, onePiece } from '../parts/dialog-styles'
import { settingsStyles } from './settings-styles'

/** Windows in which even one sticky row would leave no room for the categories. */
const lowest = '(max-height:22.4em)'

/**
 * Large text in a narrow dialog: the lock stays at the end of its row, and tracks are smaller,
 * so that titles have the room. In low windows a category would be out of view below a footer.
 */
const largeText = `@container card (max-width:16em){
.row .name{flex-basis:min-content}
.row :is(.name,h3){grid-template-columns:minmax(min-content,1fr)}
.fixed{flex-wrap:nowrap}
.fixed :is(.name,h3){grid-template-columns:minmax(0,1fr)}
.fixed .label>*{overflow-wrap:anywhere}
.row .track,.row .lock{zoom:.75}
.row .switch{padding-inline:6px}
dialog .opener{inline-size:auto;gap:4px;padding-inline-start:4px;font-size:var(--_text-s)}
.opener svg{inline-size:calc(.75*var(--_rem))}
dialog :is(.always,.panel){padding-inline-start:calc(.75*var(--_rem) + 8px)}
}
@container card (max-width:16em) and (max-height:19.5em){${onePiece}}`

/** Moves title and switch up, so that the purpose is below the switch. It costs no height. Two lines of title begin lower, and end with less space. */
const aboveThePurpose =
  '[data-open]>.row:not(.fixed){margin-block-start:-4px}[data-open]>.row:has(.companies){margin-block-start:-1px}.row:has(.companies)+.panel{padding-block-end:3px}'

/**
 * A few categories need less than the height of the dialog. The content is then centered, with an emblem above it if there
 * is room.
 */
const categoriesInDialog = `
.body .categories{flex:.7 0 auto;display:flex;flex-direction:column}
.categories>li{flex:1 0 auto;display:grid}
.categories .category{display:flex;flex-direction:column;justify-content:space-evenly}
.body .tail{margin-block-start:auto}
.emblem{display:none;place-items:center;inline-size:calc(4*var(--_rem));block-size:calc(4*var(--_rem));margin:0 auto var(--_4);border:1px solid var(--_line);border-radius:50%;background:var(--_surface-raised);color:var(--_edge)}
.emblem svg{inline-size:calc(2*var(--_rem));block-size:calc(2*var(--_rem));stroke-width:1.5}
.few .panel{margin:0;padding-block-end:var(--_3)}
@container room (min-height:28em){.few .emblem{display:grid;margin-block-start:auto}.few>.muted{text-align:center;text-wrap:balance}.few .categories{flex:none;margin-block:var(--_5) auto}.few .tail{margin:0}}
@media (min-width:80em){
:host([layout=wide]) dialog{inline-size:calc(56*var(--_rem));max-block-size:calc(40*var(--_rem))}
:host([layout=wide]) .categories{flex:none;display:grid;grid-template-columns:1fr 1fr;border:0;border-radius:0;overflow:visible;gap:var(--_2)}
:host([layout=wide]) .category{block-size:100%;border:1px solid var(--_line);border-radius:var(--_radius-control)}
:host([layout=wide]) .categories>li{border:0}
:host([layout=wide]) .categories>li:last-child:nth-child(odd){grid-column:1/-1}
:host([layout=wide]) .buttons{flex-wrap:nowrap}
:host([layout=wide]) .buttons>.button{flex-basis:0}
}
@media (max-width:30em),(max-height:56em){
.body .tail{padding-block-start:2px}
.body .categories{margin-block-start:var(--_2)}
dialog .row:not(.fixed) .opener{min-block-size:max(44px,calc(2.75*var(--_rem)))}
dialog .row:not(.fixed) .opener:has(.companies){padding-block:1px 8px}
.companies{line-height:1.2}
.panel{margin-block-start:calc(4px - .75*var(--_rem));padding-block-end:calc(.375*var(--_rem));line-height:1.3}
${aboveThePurpose}
}
@media (max-width:30em){
dialog .opener{padding-inline-start:var(--_2)}
dialog :is(.always,.panel){padding-inline-start:calc(1.125*var(--_rem) + var(--_4))}
.panel{--_margin:var(--_2)}
}
@media (max-width:30em) and (max-height:47em),(max-height:35em){dialog .opener{font-size:calc(.875*var(--_rem))}}
${largeText}
@media ${lowest}{${onePiece}}
`

/** The stylesheet of the dialog. */
export const privacySettingsDialogStyles = settingsStyles + dialogStyles + categoriesInDialog
