import { recordNews, removeNews } from '../../people/notifications/record-news.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Run } from './entity.ts'
import { isHeld, newsOfHeld, waitsForWorker } from './rules.ts'
import { findRun } from './store.ts'

export const follows = {
  start_sync: follow({
    on: [Run],
    when: waitsForWorker,
    do: (org, changes) =>
      Promise.all(changes.map(({ after }) => after && enqueue('sync-inventory', { org, run: after.id }))),
  }),
  note_held: follow({
    on: [Run],
    when: (change) => isHeld(change.before) !== isHeld(change.after),
    do: noteHeld,
    latest: ({ org, before, after }) => findRun(org, (after ?? before)?.id ?? ''),
  }),
}

async function noteHeld(org: OrgId, changes: Change<typeof Run>[]) {
  for (const { before, after } of changes) {
    if (isHeld(after)) await recordNews(org, [newsOfHeld(after)])
    else if (isHeld(before)) await removeNews(org, newsOfHeld(before))
  }
}
