/**
 * What applies before the visitor decides. `opt-in`: only the necessary category is granted. `opt-out`: every category
 * is granted until the visitor objects. `none`: no law applies.
 */
export type ConsentModel = 'opt-in' | 'opt-out' | 'none'
