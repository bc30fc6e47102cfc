import { Contact } from '../../customers/contacts/entity.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'

export const follows = {
  remove_left: follow({
    on: [Contact],
    when: ({ after }) => after === undefined,
    do: (org, changes) =>
      enqueueAll(
        'remove-left',
        changes.map(({ before }) => ({ body: { org, contact: before?.id } })),
      ),
  }),
}
