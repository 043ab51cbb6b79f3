import type { MiddlewareHandler } from 'hono'
import { mayDo, type Right } from '../access/person'
import { problemPage } from './problem-page'
import type { DashboardEnv } from './reader'

/** Lets only people with a right pass. */
export const needs =
  (right: Right): MiddlewareHandler<DashboardEnv> =>
  async (c, next) =>
    mayDo(c.get('person'), right)
      ? next()
      : c.html(
          problemPage(
            c.get('viewer'),
            c.get('viewer').t('Not allowed'),
            c.get('viewer').t('Your role does not include this page. Ask an owner of the dashboard.'),
          ),
          403,
        )
