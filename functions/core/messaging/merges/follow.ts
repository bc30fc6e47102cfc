import { Contact } from '../../customers/contacts/entity.ts'
import { mergesOf } from '../../customers/contacts/merged-parts.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { Merge } from './entity.ts'
import { deleteMerges } from './store.ts'

/** Whoever undoes it does the little that there mostly is themselves. */
const LEFT_AFTER_SECONDS = 5

export const follows = {
  undo_merges: follow({
    on: [Merge],
    when: ({ before, after }) => after?.status === 'undoing' && before?.status !== 'undoing',
    do: (org, changes) =>
      enqueueAll(
        'undo-merges',
        changes.map(({ after }) => ({ body: { org, merge: after?.id }, delaySeconds: LEFT_AFTER_SECONDS })),
      ),
  }),
  forget_merges: follow({
    on: [Contact],
    when: ({ before, after }) => after === undefined && before?.merged !== undefined,
    do: (org, changes) =>
      deleteMerges(
        org,
        changes.flatMap(({ before }) => (before ? mergesOf(before) : [])).map(({ merge }) => merge),
      ),
  }),
}
