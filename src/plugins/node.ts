export { serveFiles, type Middleware } from './serve-files'
export { baseBelow, folderName } from './base-below'
export { copySiteFiles, dist } from './site-files'
