import type { MarkupElement } from './parse-markup'

/** A tool that delays, defers or combines the scripts of pages. */
export interface Optimizer {
  readonly name: string
  /** Whether a script has been rewritten by it. */
  readonly hasRewritten: (script: MarkupElement) => boolean
  /** The attribute with which the tool leaves a script alone, as its documentation or source names it; null without one. */
  readonly mark: string | null
  /** Where its settings have a list of scripts to leave alone. */
  readonly setting: string
}

const hasType = (type: RegExp) => (script: MarkupElement) => type.test(script.attributes.type ?? '')
const hasAttribute = (name: RegExp) => (script: MarkupElement) =>
  Object.keys(script.attributes).some(one => name.test(one))
const either =
  (...ways: ((script: MarkupElement) => boolean)[]) =>
  (script: MarkupElement) =>
    ways.some(way => way(script))

/** Every tool whose traces are known. */
export const optimizers: readonly Optimizer[] = [
  {
    name: 'Cloudflare Rocket Loader',
    hasRewritten: either(hasType(/^[\da-f]{20,}-/), hasAttribute(/^data-cf-settings$/)),
    mark: 'data-cfasync="false"',
    setting:
      'Speed > Settings > Content Optimization > Rocket Loader: off, if the attribute in front of src does not help',
  },
  {
    name: 'WP Rocket',
    hasRewritten: either(hasType(/^(text\/)?rocketlazyloadscript$/), hasAttribute(/^data-rocket-/)),
    mark: 'nowprocket',
    setting: 'File Optimization > Delay JavaScript execution > Excluded JavaScript Files: consent-elements',
  },
  {
    name: 'LiteSpeed Cache',
    hasRewritten: hasType(/^litespeed\/javascript$/),
    mark: 'data-no-optimize="1" data-no-defer="1"',
    setting: 'Page Optimization > Tuning > JS Excludes, and JS Deferred / Delayed Excludes: consent-elements',
  },
  {
    name: 'Perfmatters',
    hasRewritten: either(hasType(/^pmdelayedscript$/), hasAttribute(/^data-perfmatters-/)),
    mark: null,
    setting: 'Assets > JavaScript > Exclude from Delay, and Exclude from Deferral: consent-elements',
  },
  {
    name: 'NitroPack',
    hasRewritten: either(hasType(/^nitropack\//), hasAttribute(/^nitro-(?!exclude)/)),
    mark: 'nitro-exclude',
    setting: 'Excluded Resources, all operations: consent-elements',
  },
  {
    name: 'WP Meteor',
    hasRewritten: either(hasType(/^javascript\/blocked$/), hasAttribute(/^data-wpmeteor-(?!nooptimize)/)),
    mark: 'data-wpmeteor-nooptimize="true"',
    setting: 'Exclusions: consent-elements',
  },
  {
    name: 'PageSpeed Module',
    hasRewritten: either(hasType(/^text\/psajs$/), hasAttribute(/^(data-pagespeed-orig|orig_type)/)),
    mark: 'data-pagespeed-no-defer',
    setting: 'ModPagespeedDisallow "*consent-elements*"',
  },
  {
    name: 'Flying Scripts',
    hasRewritten: script => script.attributes['data-type'] === 'lazy',
    mark: null,
    setting: 'Include Keywords: remove the one that matches consent-elements',
  },
  {
    name: 'FlyingPress',
    hasRewritten: either(hasType(/^flyingpress/), hasAttribute(/^data-flyingpress-/)),
    mark: null,
    setting: 'JavaScript > Exclude from Delay: consent-elements',
  },
]

/** Attributes of tools that leave no trace in a tag: they move the script to another file or place. */
const otherMarks = ['data-noptimize="1"', 'data-jetpack-boost="ignore"']

/** Every attribute with which a tool leaves the guard alone. */
export const optimizerMarks: readonly string[] = [
  ...optimizers.flatMap(({ mark }) => mark ?? []).flatMap(mark => mark.split(' ')),
  ...otherMarks,
]

/** Returns the tool that has rewritten a script, or null. */
export const optimizerOf = (script: MarkupElement): Optimizer | null =>
  optimizers.find(({ hasRewritten }) => hasRewritten(script)) ?? null

const traces =
  /(?<!\s)\s+(?:(?:data-(?:rocket|perfmatters|flyingpress)-|data-wpmeteor-(?!nooptimize)|nitro-(?!exclude)|data-cf-settings|orig_|data-pagespeed-orig)[\w-]*(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?|data-type="?lazy"?)/g

/** Removes what a tool has added to a start tag, so that the tag is as the owner wrote it. */
export const withoutTraces = (tag: string): string => tag.replace(traces, '')
