import type { Kind } from './kind'
import { angular } from './kinds/angular'
import { astro } from './kinds/astro'
import { eleventy } from './kinds/eleventy'
import { html } from './kinds/html'
import { next } from './kinds/next'
import { nodeServer } from './kinds/node-server'
import { nuxt } from './kinds/nuxt'
import { sveltekit } from './kinds/sveltekit'
import { vite } from './kinds/vite'
import { webpack } from './kinds/webpack'
import { wordpress } from './kinds/wordpress'

/** Every kind of project. The first that fits counts: frameworks stand before the tools that they are made of. */
export const allKinds: readonly Kind[] = [
  wordpress,
  next,
  nuxt,
  astro,
  sveltekit,
  angular,
  eleventy,
  vite,
  webpack,
  nodeServer,
  html,
]
