/** The version of the product (specification §9). Copies of the same version on one page share their state. */
export const version = '1.5.0'
