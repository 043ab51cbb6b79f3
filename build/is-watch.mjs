/** Whether `npm run dev` builds. It neither checks types nor minifies, so that a change is built in seconds. */
export const isWatch = process.env.ROLLUP_WATCH === 'true'
