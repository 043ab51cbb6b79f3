import type { CategoryName } from '../consent/categories'
import type { ConsentClient } from './consent-client'
import { customClient, type ConsentHandlers } from './custom-client'
import { offlineClient } from './offline-client'
import { serverClient } from './server-client'
import type { ServerOptions } from './server-options'

export type ClientOptions =
  | ({ mode: 'c15t' } & ServerOptions)
  | { mode: 'custom'; handlers: ConsentHandlers }
  | { mode: 'offline'; isGranted: (name: CategoryName) => boolean }

/** The three modes of specification §1. */
export function createClient(options: ClientOptions): ConsentClient {
  switch (options.mode) {
    case 'c15t':
      return serverClient(options)
    case 'custom':
      return customClient(options.handlers)
    case 'offline':
      return offlineClient(options.isGranted)
  }
}
