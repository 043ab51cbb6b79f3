// Exported as files, so that any server will do; nothing of ours asks for that.
export default { output: 'export', distDir: 'site' }
