/** A tab of the second layer: the purposes, what is based on a legitimate interest, or all vendors. */
export type LayerTab = 'purposes' | 'interests' | 'vendors'
