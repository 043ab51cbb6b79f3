import { addGuard, addSettingsButton } from '../edits/edit-page'
import { headLines } from '../head-tags'
import type { Kind } from '../kind'

/** Whether a text without a `<head>` tag is a whole page, and not a part of one. */
const isPage = (text: string): boolean => /<!doctype|<html|<body|<title/i.test(text)

/** Pages without a build. The files are copied beside them. */
export const html: Kind = {
  title: 'Plain HTML',
  isKind: project => project.list('.html').length > 0,
  plan(project, choices) {
    const files = ['.html', '.htm'].flatMap(project.list).map(path => ({ path, before: project.read(path) ?? '' }))
    const pages = files.map(({ path, before }) => {
      const lines = headLines(choices, `${'../'.repeat(path.split('/').length - 1)}consent-elements/`)
      const guarded = addGuard(before, lines)
      return { path, before, lines, after: guarded === null ? null : addSettingsButton(guarded) }
    })
    const isGuarded = pages.some(({ after, lines }) => after?.includes(lines.at(-1) ?? ''))
    return {
      title: html.title,
      changes: pages.flatMap(({ path, before, after }) =>
        after === null || after === before ? [] : [{ path, before, after }],
      ),
      // A page that has the guard from elsewhere needs no copy.
      filesTo: isGuarded || project.first('consent-elements/guard.js') !== null ? 'consent-elements' : null,
      byHand: pages
        .filter(({ before, after }) => after === null && isPage(before))
        .map(({ path, lines }) => ({
          what: 'The page has no <head> tag. Put this first:',
          path,
          paste: lines.join('\n'),
        })),
    }
  },
}
