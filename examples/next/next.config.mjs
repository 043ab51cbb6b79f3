// A static export works on any server. consent-elements does not require it.
export default { output: 'export', distDir: 'site' }
