import { addGuard, addSettingsButton } from '../edits/edit-page'
import type { Kind } from '../kind'
import { guardTag } from '../option-texts'

/** Pages without a build. The files are copied beside them. */
export const html: Kind = {
  title: 'Plain HTML',
  isKind: project => project.list('.html').length > 0,
  plan(project, choices) {
    const pages = project.list('.html').map(path => {
      const before = project.read(path) ?? ''
      const tag = guardTag(choices, `${'../'.repeat(path.split('/').length - 1)}consent-elements/`)
      const guarded = addGuard(before, tag)
      return { path, before, tag, after: guarded === null ? null : addSettingsButton(guarded) }
    })
    return {
      title: html.title,
      changes: pages.flatMap(({ path, before, after }) =>
        after === null || after === before ? [] : [{ path, before, after }],
      ),
      filesTo: 'consent-elements',
      byHand: pages
        .filter(({ after }) => after === null)
        .map(({ path, tag }) => ({ what: 'The page has no <head> tag. Put this first:', path, paste: tag })),
    }
  },
}
