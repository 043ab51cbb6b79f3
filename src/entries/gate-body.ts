/**
 * The part of `guard.js` that holds requests. The build includes it as one function, which browsers compile at its
 * first call: visitors who have granted everything do not pay for it.
 */
export { holdUntilGuard } from '../boot/hold-until-guard'
