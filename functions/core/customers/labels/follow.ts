import { publishToAll } from '../../people/live/publish-pointers.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Labels } from './entity.ts'

export const follows = {
  rename_labels: follow({
    on: [Labels],
    do: (org, changes) =>
      enqueueAll(
        'rename-labels',
        changes.flatMap(givenUpBy).map(({ name }) => ({ body: { org, name } })),
      ),
  }),
  tell_labels: follow({
    on: [Labels],
    do: (org) => publishToAll(org, 'labels'),
    isBestEffort: true,
  }),
}

/** The labels whose names were given up by this change. */
const givenUpBy = ({ before, after }: Change<typeof Labels>) =>
  (after?.leaving ?? []).filter(({ name }) => !before?.leaving.some((one) => one.name === name))
