import { switchStyles } from '../parts/switch-styles'

/** Two columns, as wide as their longest words; one in the narrowest windows. The buttons below are two rows of two if each label fits on one line. */
export const bannerSwitchesStyles = `${switchStyles}
.choices{display:grid;grid-template-columns:repeat(2,minmax(min-content,1fr));gap:0 var(--_3);margin:var(--_2) 0 0;padding:0;list-style:none}
.choice{display:flex;align-items:center;gap:var(--_2)}
.choice .switch{padding-inline:2px}
.label{flex:1;font-size:var(--_text-s);font-weight:600;line-height:1.25;overflow-wrap:break-word}
@media (max-width:24em){.choices{gap:0 var(--_2)}.label{font-size:calc(.75*var(--_rem))}}
@media (max-width:23em){.choices{grid-template-columns:1fr}.label{font-size:var(--_text-s)}}
.why{display:block;color:var(--_text-muted);font-weight:400}
.buttons>[part=customize],.buttons>[part=save]{flex-basis:calc(50% - .51*var(--_between))}
@media (max-height:26em){@container card (min-width:15em){.buttons>.button{padding-inline:var(--_1);font-size:calc(.875*var(--_rem))}}}
@container card (max-width:15em){.buttons>[part=customize],.buttons>[part=save]{flex-basis:100%}}
`
