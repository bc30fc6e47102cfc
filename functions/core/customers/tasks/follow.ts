import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { Task } from './entity.ts'

export const follows = {
  start_task: follow({
    on: [Task],
    when: ({ before, after }) => before === undefined && after?.status === 'waiting',
    do: (org, changes) =>
      enqueueAll(
        'run-tasks',
        changes.map(({ after }) => ({ body: { org, task: after?.id } })),
      ),
  }),
}
