import { publishPointers } from '../people/live/publish-pointers.ts'
import { channelOfAll } from '../people/live/rules.ts'
import { recordNews, removeNews } from '../people/notifications/record-news.ts'
import { enqueue } from '../platform/aws/queues.ts'
import { type Change, follow, isOf } from '../platform/changes/follow.ts'
import type { OrgId } from '../platform/ctx.ts'
import { Lot } from './catalogue/entity.ts'
import { showsOtherVehicles } from './catalogue/rules.ts'
import { Run } from './syncs/entity.ts'
import { isHeld, newsOfHeld, waitsForWorker } from './syncs/rules.ts'

const isSeenInInventory = (change: Change<typeof Run | typeof Lot>) => !isOf(Lot)(change) || showsOtherVehicles(change)

const INVENTORY = { changed: 'inventory', contact_id: null, conversation_id: null, type: null } as const

export const follows = {
  start_sync: follow({
    on: [Run],
    when: waitsForWorker,
    do: (org, changes) =>
      Promise.all(changes.map(({ after }) => after && enqueue('sync-inventory', { org, run: after.id }))),
  }),
  note_held: follow({ on: [Run], when: (change) => isHeld(change.before) !== isHeld(change.after), do: noteHeld }),
  tell_inventory: follow<typeof Run | typeof Lot>({
    on: [Run, Lot],
    when: isSeenInInventory,
    do: (org) => publishPointers(org, new Map([[channelOfAll(org), [INVENTORY]]])),
    isBestEffort: true,
  }),
}

async function noteHeld(org: OrgId, changes: Change<typeof Run>[]) {
  for (const { before, after } of changes) {
    if (isHeld(after)) await recordNews(org, [newsOfHeld(after)])
    else if (isHeld(before)) await removeNews(org, newsOfHeld(before))
  }
}
