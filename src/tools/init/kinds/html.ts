import { addGuard, addSettingsButton } from '../edits/edit-page'
import { preloadStop } from '../../doctor/paste-lines'
import { isTemplate } from '../is-template'
import type { HandStep, InitChoices } from '../init-plan'
import type { Kind } from '../kind'
import { guardTag } from '../option-texts'
import { settingsButton } from '../settings-button'

/** Whether a text without a `<head>` tag is a whole page, and not a part of one. */
const isPage = (text: string): boolean => /<!doctype|<html|<body|<title/i.test(text)

const templateStep = (choices: InitChoices, path: string): HandStep[] => [
  {
    what: 'This is a template, so it is not edited. Copy the files that pages load to the folder that your generator publishes, with npx consent-elements copy FOLDER/consent-elements, and put this first in <head>:',
    path,
    paste: `${preloadStop}\n${guardTag(choices, '/consent-elements/')}`,
  },
  {
    what: 'Put this into the footer of every page, so that visitors can change their choice:',
    path: null,
    paste: settingsButton(null),
  },
]

/** Pages without a build. The files are copied beside them. */
export const html: Kind = {
  title: 'Plain HTML',
  isKind: project => project.list('.html').length > 0,
  plan(project, choices) {
    const files = ['.html', '.htm'].flatMap(project.list).map(path => ({ path, before: project.read(path) ?? '' }))
    const template = files.find(({ before }) => isTemplate(before) && /<head/i.test(before))
    if (template)
      return { title: 'Templates', changes: [], filesTo: null, byHand: templateStep(choices, template.path) }
    const pages = files.map(({ path, before }) => {
      const tag = guardTag(choices, `${'../'.repeat(path.split('/').length - 1)}consent-elements/`)
      const guarded = addGuard(before, tag)
      return { path, before, tag, after: guarded === null ? null : addSettingsButton(guarded) }
    })
    const isGuarded = pages.some(({ after, tag }) => after?.includes(tag))
    return {
      title: html.title,
      changes: pages.flatMap(({ path, before, after }) =>
        after === null || after === before ? [] : [{ path, before, after }],
      ),
      // A page that has the guard from elsewhere needs no copy.
      filesTo: isGuarded || project.first('consent-elements/guard.js') !== null ? 'consent-elements' : null,
      byHand: pages
        .filter(({ before, after }) => after === null && isPage(before))
        .map(({ path, tag }) => ({
          what: 'The page has no <head> tag. Put this first:',
          path,
          paste: `${preloadStop}\n${tag}`,
        })),
    }
  },
}
