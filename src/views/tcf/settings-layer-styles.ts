import { dialogStyles, onePiece } from '../parts/dialog-styles'
import { disclosureStyles } from '../parts/disclosure-styles'
import { fieldStyles } from '../parts/field-styles'
import { foundPanelStyles } from '../parts/found-panel-styles'
import { longListStyles } from '../parts/long-list-styles'
import { rowStyles } from '../parts/row-styles'
import { switchStyles } from '../parts/switch-styles'
import { tabsStyles } from '../parts/tabs-styles'

/**
 * The styles of the second layer, in addition to those of the first. The dialog is wider than that of the settings, for
 * three tabs and for texts of vendors. In low windows title and tabs scroll away with the list, and the buttons stay.
 */
export const settingsLayerStyles = `${switchStyles}${disclosureStyles}${rowStyles}${tabsStyles}${fieldStyles}${longListStyles}${dialogStyles}${foundPanelStyles}
@media (min-width:30.01em){dialog{inline-size:min(44*var(--_rem),100% - 2*var(--_gap))}}
.head h2{hyphens:auto}
.card{scroll-padding-block-end:calc(8*var(--_rem))}
.scroll-view{scroll-padding-block:var(--_2) var(--_6)}
.scroll-area>.more{display:none!important}
.footer{background:var(--_surface)}
.footer>.hint{inset-block-end:100%;block-size:36px;background:linear-gradient(transparent,var(--_surface) 18px)}
.content{padding-block-end:var(--_3)}
.content>p{margin-block-end:var(--_3)}
.content>.rows+p{margin-block-start:var(--_3)}
.content>[role=status]{margin-block:var(--_2)}
.name>div{min-inline-size:0;display:grid;grid-template-columns:minmax(0,1fr)}
.rows .row{flex-wrap:nowrap;align-items:flex-start;column-gap:var(--_1)}
.rows>.row{padding-inline-start:var(--_3);font-weight:600}
[dir=rtl] .label{text-align:right}
.switches{flex:none;margin-inline-start:auto}
.switches .switch{display:flex;align-items:center;justify-content:flex-end;gap:var(--_2);inline-size:100%;min-block-size:48px;padding-inline:0 var(--_3);font-size:var(--_text-s);line-height:1.2}
.switches .switch+.switch{margin-block-start:calc(-1*var(--_2))}
.rows .panel{margin-block-start:0}
.facts ul{margin:0 0 var(--_3);padding-inline-start:var(--_5)}
.facts h4{margin:var(--_3) 0 var(--_1);font-size:inherit;font-weight:600;color:var(--_text)}
.facts .link{min-block-size:44px;text-align:start}
@media (max-width:30em){
.tabs button{padding-inline:1px;font-size:calc(.75*var(--_rem))}
.switches .switch{flex-direction:column;align-items:flex-end;gap:2px;min-block-size:44px;padding-block:6px;max-inline-size:calc(7.5em + var(--_3));line-height:1.1;text-align:end}
.switches .switch+.switch{margin-block-start:0}
}
@media (max-width:30em) and (max-height:47em),(max-height:35em){.tabs{margin:var(--_1) var(--_4) var(--_2)}}
@container card (max-width:16em){
.tabs{margin:0 var(--_3) var(--_1)}
.tabs button{padding-inline:2px;font-size:calc(.75*var(--_rem))}
h3{margin-block-end:var(--_1);font-size:calc(.875*var(--_rem))}
.rows .row{flex-wrap:wrap}
.switches{flex:1 0 100%;padding-inline-start:calc(1.125*var(--_rem) + var(--_3))}
.switches .switch{flex-direction:row;align-items:center;justify-content:flex-start;gap:var(--_2);max-inline-size:none;padding-block:0}
}
@container card (max-height:34em){${onePiece}dialog .footer{position:sticky;inset-block-end:0}}
@media (forced-colors:active){.footer>.hint{block-size:20px;background:Canvas}}
`
