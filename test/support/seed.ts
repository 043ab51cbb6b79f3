/**
 * The seed of random input: `SEED=7 npx wtr`, otherwise the same in each run, and another one in each run of
 * `npm run test:attacks`. Titles of such tests name it.
 */
export const seed = Number(await (await fetch('/page/seed')).text())
