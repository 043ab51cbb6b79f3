import base from './web-test-runner.config.mjs'
export default { ...base, coverage: true, coverageConfig: { reporters: ['json','text-summary'], reportDir: '/tmp/cov', include: ['src/**'] } }
