import { defaultSettings } from '../../../consent/settings'
import type { PolicyPack } from '../../../policies/policy-pack'
import type { Observation } from '../observation'
import { isGuard } from '../own-files'
import type { PageFacts } from '../page-facts'

/** The names by which laws and authorities of the United States know the link. */
const optOutWords = /do not sell|opt.?out|your privacy choices|privacy rights/i
/** From strict to permissive. */
const models = ['opt-in', 'opt-out', 'none']

const nameOf = ({ id, version, places }: PolicyPack): string =>
  `${id}@${version} (${places.slice(0, 3).join(', ')}${places.length > 3 ? ', …' : ''})`

/** Finds where a page differs from the policy packs that its visitors need, by `--countries`. */
export function findDifferencesFromPacks(page: PageFacts): Observation[] {
  const { packs, elements, live } = page
  const tag = elements.find(({ name }) => name === 'consent-banner')
  const guard = elements.find(isGuard)
  const valueOf = (name: string, option: string): unknown =>
    tag?.attributes[name] ?? guard?.attributes[`data-${name}`] ?? live.options[option]
  const given = Number(valueOf('lifetime-days', 'lifetimeDays') ?? defaultSettings.lifetimeDays)
  // Mode offline applies the lifetimes of the pack itself.
  const isApplied = valueOf('place', 'place') !== undefined
  const own = live.options.jurisdictions
  const jurisdictions = typeof own === 'object' && own !== null ? (own as Record<string, string>) : {}
  const line = tag?.line ?? guard?.line ?? null
  const differs = (seen: string, fix: string, paste: string | null): Observation => ({ line, seen, fix, paste })

  return packs.flatMap(pack => {
    const { lifetimeDays, askAgainAfterDays, model, rejectOnFirstLayer, texts } = pack
    const found: Observation[] = []
    if (!isApplied && given < askAgainAfterDays)
      found.push(
        differs(
          `Decisions are kept for ${given} days. The pack ${nameOf(pack)} lets you ask again after ${askAgainAfterDays} days.`,
          'Write this attribute, or let the option place apply the packs:',
          `lifetime-days="${askAgainAfterDays}"`,
        ),
      )
    else if (!isApplied && given > lifetimeDays)
      found.push(
        differs(
          `Decisions are kept for ${given} days. The pack ${nameOf(pack)} keeps them for ${lifetimeDays} days at most.`,
          'Write this attribute, or let the option place apply the packs:',
          `lifetime-days="${lifetimeDays}"`,
        ),
      )
    for (const name of [pack.code, ...pack.places]) {
      const chosen = jurisdictions[name]
      if (chosen === undefined || models.indexOf(chosen) <= models.indexOf(model)) continue
      found.push(
        differs(
          `The option jurisdictions has "${name}": "${chosen}". The pack ${nameOf(pack)} has ${model}.`,
          'Write the model of the pack, or omit the entry:',
          `"${name}": "${model}"`,
        ),
      )
    }
    if (rejectOnFirstLayer && live.banner.isShown && live.banner.accept && !live.banner.reject)
      found.push(
        differs(
          `The banner shows Accept and not Reject. The pack ${nameOf(pack)} has Reject on the first layer.`,
          'Remove the style that hides it, such as:',
          'consent-banner::part(reject)',
        ),
      )
    if (texts.optOutLink && !live.wayBackTexts.some(text => optOutWords.test(text)))
      found.push(
        differs(
          `No link to the settings names the opt-out. The pack ${nameOf(pack)} has “${texts.optOutLink}”.`,
          'Put this into the footer:',
          `<a href="#" data-consent-open>${texts.optOutLink}</a>`,
        ),
      )
    return found
  })
}
