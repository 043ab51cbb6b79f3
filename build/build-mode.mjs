/** Whether `npm run dev` builds: it does not minify, so that a change is built in seconds. */
export const isWatch = process.env.ROLLUP_WATCH === 'true'

/**
 * Whether `npm run dev` or `npm start` builds. Neither writes declarations, and `npm start` minifies with esbuild, which
 * takes a quarter of the time. `npm run build` makes what is tested and published.
 */
export const isQuick = isWatch || process.env.QUICK_BUILD === 'true'
