import { User } from '../../people/accounts/entity.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Appointment } from '../appointments/entity.ts'
import { listBusy } from '../busy/door.ts'

export const follows = {
  sync_google: follow({ on: [Appointment], do: syncPeople }),
  leave_google: follow({
    on: [User],
    when: ({ before, after }) => before !== undefined && !before.suspended && (after?.suspended ?? true),
    do: leaveGoogle,
  }),
}

/** What changed of connected people's appointments is written to their calendars, also to the one that it left. */
async function syncPeople(org: OrgId, changes: Change<typeof Appointment>[]): Promise<void> {
  const connected = new Set((await listBusy(org)).map(({ user }) => user))
  const changed = new Map<string, Set<string>>()
  for (const { before, after } of changes)
    for (const one of [before, after])
      if (one && connected.has(one.agent)) changed.set(one.agent, (changed.get(one.agent) ?? new Set()).add(one.id))
  const works = [...changed].map(([user, ids]) => ({ body: { org, user, appointments: [...ids] } }))
  if (works.length > 0) await enqueueAll('sync-google', works)
}

/** Whoever leaves the team, or is suspended, is disconnected: the sync ends where it finds nobody. */
async function leaveGoogle(org: OrgId, changes: Change<typeof User>[]): Promise<void> {
  const left = changes.flatMap(({ before }) => before?.id ?? [])
  await enqueueAll(
    'sync-google',
    left.map((user) => ({ body: { org, user } })),
  )
}
