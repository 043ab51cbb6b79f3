/**
 * What a law makes of silence. `opt-in`: only the necessary category is on until the visitor consents. `opt-out`: everything is
 * on until the visitor objects. `none`: nothing is regulated.
 */
export type ConsentModel = 'opt-in' | 'opt-out' | 'none'
