/** The cue takes no room: a negative margin is as high as it is. The chevron is two edges of a square. */
export const scrollCueStyles = `
.text>.more{display:none;position:sticky;inset-block-end:calc(-1*var(--_1));block-size:var(--_6);margin-block-start:calc(-1*var(--_6));place-items:end center;background:linear-gradient(transparent,var(--_surface));color:var(--_text-muted);pointer-events:none}
.text>.more[data-shown]{display:grid}
.more::after{content:"";inline-size:var(--_2);block-size:var(--_2);margin-block-end:var(--_1);border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}
`
