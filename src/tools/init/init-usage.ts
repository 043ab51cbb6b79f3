import { allKinds } from './all-kinds'

/** The help text of `consent-elements init`. */
export const initUsage = `Usage: npx consent-elements init [FOLDER] [OPTIONS]

Inspects a project, shows what would be changed as a diff, and changes it
after you have confirmed. Files that it does not understand are not edited:
then it prints what to paste, and where.

  --yes                applies the plan without asking, for scripts
  --print              only prints the plan
  --undo               takes everything back that init has written
  --policy-url URL     the address of your privacy policy

Projects: ${allKinds.map(({ title }) => title).join(', ')}

Without a terminal and without --yes, the plan is printed and nothing changed.

Exit status: 0; 1 where changes were not applied, or a file could not be
taken back because it was edited since; 2 for wrong usage.
`
