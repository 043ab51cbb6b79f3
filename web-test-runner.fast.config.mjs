import all from './web-test-runner.config.mjs'

/** The browser tests of `npm test`. `npm run test:all` also runs the folders that are left out here. */
export default {
  ...all,
  files: [...all.files, '!test/{server,journeys,attacks,views}/**', 'test/journeys/specification.test.ts'],
}
