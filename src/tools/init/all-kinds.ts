import type { Kind } from './kind'
import { angular } from './kinds/angular'
import { astro } from './kinds/astro'
import { docusaurus } from './kinds/docusaurus'
import { eleventy } from './kinds/eleventy'
import { gatsby } from './kinds/gatsby'
import { html } from './kinds/html'
import { next } from './kinds/next'
import { nodeServer } from './kinds/node-server'
import { nuxt } from './kinds/nuxt'
import { parcel } from './kinds/parcel'
import { platformKind } from './kinds/platform'
import { serverPlatforms } from './kinds/server-platforms'
import { sitePlatforms } from './kinds/site-platforms'
import { appPlatforms } from './kinds/app-platforms'
import { sveltekit } from './kinds/sveltekit'
import { templates } from './kinds/templates'
import { vite } from './kinds/vite'
import { vitepress } from './kinds/vitepress'
import { webpack } from './kinds/webpack'
import { wordpress } from './kinds/wordpress'

/** Every kind of project. The first that fits counts: frameworks stand before the tools that they are made of. */
export const allKinds: readonly Kind[] = [
  wordpress,
  ...serverPlatforms.map(platformKind),
  next,
  nuxt,
  astro,
  sveltekit,
  angular,
  docusaurus,
  vitepress,
  gatsby,
  ...appPlatforms.map(platformKind),
  eleventy,
  ...sitePlatforms.map(platformKind),
  vite,
  webpack,
  parcel,
  nodeServer,
  templates,
  html,
]
