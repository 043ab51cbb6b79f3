/**
 * The third way has the size of Accept and Reject: rows of equal height in the banner, columns of equal width in low
 * windows and in the dialog, and a square of four in the layers of TCF.
 */
export const thirdWayStyles = `
:host(consent-banner) .buttons{display:grid;grid-template-columns:minmax(0,1fr);grid-auto-rows:1fr}
.footer>.buttons{display:grid;grid-template-columns:repeat(3,minmax(0,1fr))}
.footer [part=save]{grid-column:1/-1}
.actions{grid-template-columns:repeat(2,minmax(0,1fr))}
.actions .button:first-child{grid-column:auto}
@container layer (max-width:18em){.actions{grid-template:none;grid-auto-rows:1fr}}
@media (max-height:36em){
:host(consent-banner) .buttons{grid-template-columns:repeat(3,minmax(0,1fr));grid-auto-rows:auto}
:host(consent-banner) :is([part=customize],[part=save]){grid-column:1/-1}
}
`
