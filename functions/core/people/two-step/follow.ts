import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { User } from '../accounts/entity.ts'
import { stateOf } from './rules.ts'
import type { StepWork } from './send-step-mail.ts'

export const follows = {
  tell_two_step: follow({
    on: [User],
    when: ({ before, after }) =>
      before !== undefined &&
      after !== undefined &&
      (before.two_step !== after.two_step || before.lost_device !== after.lost_device),
    do: (_, changes) =>
      enqueueAll(
        'open-accounts',
        changes.flatMap(({ after }) =>
          after ? [{ body: { kind: 'two-step', user: after.id, is: stateOf(after) } satisfies StepWork }] : [],
        ),
      ),
  }),
}
