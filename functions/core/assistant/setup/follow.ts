import { toSecond } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
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
