import { recordNews } from '../../people/notifications/record-news.ts'
import { INBOXES, toSecond } from '../../people/notifications/rules.ts'
import { Settings } from '../../people/settings/entity.ts'
import { follow } from '../../platform/table/follow.ts'
import { setProblem } from './door.ts'
import { Assistant } from './entity.ts'

export const follows = {
  end_problem: follow({
    on: [Settings],
    when: ({ after }) => after?.group === 'ai',
    do: async (org) => {
      await setProblem(org, undefined)
    },
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
