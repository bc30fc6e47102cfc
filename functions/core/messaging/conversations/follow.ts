import { Contact } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'

export const follows = {
  remove_left: follow({
    on: [Contact],
    // Who was merged into another goes with that one.
    when: ({ before, after }) => after === undefined && before?.merged_into === undefined,
    do: (org, changes) =>
      enqueueAll(
        'remove-left',
        changes.flatMap(({ before, at }) =>
          before ? { body: { org, contact: before.id, parts: partsOf(before), at } } : [],
        ),
      ),
  }),
}
