import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Import, ImportPart } from './entity.ts'
import { setFollowed } from './store.ts'

export const follows = {
  start_import: follow({
    on: [Import],
    when: ({ before, after }) =>
      after !== undefined &&
      after.status !== before?.status &&
      ['running', 'undone', 'canceled'].includes(after.status),
    do: (org, changes) =>
      enqueueAll(
        'import-contacts',
        changes.map(({ after }) => ({ body: { org, id: after?.id, undo: after?.status === 'undone' } })),
      ),
  }),
  note_parts: follow({ on: [ImportPart], when: ({ before }) => before === undefined, do: noteParts }),
}

/** Tells the worker of an import that its parts came through the stream, behind the people that they made (`hold-until-followed.ts`). */
async function noteParts(org: OrgId, changes: Change<typeof ImportPart>[]): Promise<void> {
  const parts = changes.flatMap(({ after }) => after ?? [])
  for (const { import: id, n } of parts) await setFollowed(org, id, n + 1)
}
