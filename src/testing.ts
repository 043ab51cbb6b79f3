export { expectNoTrackers } from './tools/testing/expect-no-trackers'
export type { TestPage, TrackerOptions } from './tools/testing/test-page'
