import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { User } from './entity.ts'

export const follows = {
  close_account: follow({
    on: [User],
    when: ({ after }) => after === undefined,
    do: (_, changes) =>
      enqueueAll(
        'open-accounts',
        changes.map(({ before }) => ({ body: { kind: 'close', id: before?.id } })),
      ),
  }),
}
