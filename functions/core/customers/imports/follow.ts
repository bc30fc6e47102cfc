import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/changes/follow.ts'
import { Import } from './entity.ts'

export const follows = {
  start_import: follow({
    on: [Import],
    when: ({ before, after }) =>
      after !== undefined && after.status !== before?.status && ['running', 'undone'].includes(after.status),
    do: (org, changes) =>
      enqueueAll(
        'import-contacts',
        changes.map(({ after }) => ({ body: { org, id: after?.id, undo: after?.status === 'undone' } })),
      ),
  }),
}
