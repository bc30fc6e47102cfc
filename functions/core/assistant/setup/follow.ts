import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { Settings } from '../../people/settings/entity.ts'
import { follow } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import { endProblem } from './door.ts'
import { Assistant } from './entity.ts'

/** The stream tells times by the second. */
const SECOND_MS = 1_000

export const follows = {
  end_problem: follow({
    on: [Settings],
    when: ({ after }) => after?.group === 'ai',
    // Told late, it ends none that is newer.
    do: (org, changes) => Promise.all(changes.map(({ at }) => endProblem(org, new Date(at.getTime() + SECOND_MS)))),
  }),
  tell_problem: follow({
    on: [Assistant],
    when: ({ before, after }) => after?.problem !== undefined && after.problem !== before?.problem,
    do: (org, changes) =>
      recordNews(
        org,
        changes.map(({ after, at }) => ({
          inbox: INBOXES.managers,
          kind: 'assistant_off' as const,
          about: `${after?.problem} ${toSecond(at).toISOString()}`,
          at: toSecond(at),
        })),
      ),
  }),
}
