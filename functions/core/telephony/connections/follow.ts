import { recordNews } from '../../people/notifications/record-news.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { HookHealth } from './entity.ts'
import { needsWarning, newsOfRejected } from './rules.ts'

export const follows = {
  warn_managers: follow({ on: [HookHealth], when: needsWarning, do: (org) => enqueue('warn-managers', { org }) }),
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
