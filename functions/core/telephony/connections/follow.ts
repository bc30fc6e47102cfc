import { recordNews } from '../../people/notifications/record-news.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { Connection, HookHealth } from './entity.ts'
import { needsWarning, newsOfNumbers, newsOfRejected } from './rules.ts'

export const follows = {
  warn_managers: follow({ on: [HookHealth], when: needsWarning, do: (org) => enqueue('warn-managers', { org }) }),
  note_numbers: follow({
    on: [Connection],
    when: (change) => newsOfNumbers(change).length > 0,
    do: (org, changes) => recordNews(org, changes.flatMap(newsOfNumbers)),
  }),
  note_rejected: follow({
    on: [HookHealth],
    when: needsWarning,
    do: (org, changes) =>
      recordNews(
        org,
        changes.flatMap(({ after }) => (after ? [newsOfRejected(after)] : [])),
      ),
  }),
}
