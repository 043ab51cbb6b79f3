import type { InitChoices, InitPlan } from './init-plan'
import type { Project } from './open-project'

/** One kind of project that `init` knows. */
export interface Kind {
  readonly title: string
  readonly isKind: (project: Project) => boolean
  readonly plan: (project: Project, choices: InitChoices) => InitPlan
  /** Paths that the project's tool writes. They are not read. */
  readonly built?: RegExp
}
