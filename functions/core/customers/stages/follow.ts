import { publishToAll } from '../../people/live/publish-pointers.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Pipeline } from './entity.ts'

export const follows = {
  move_people: follow({
    on: [Pipeline],
    do: (org, changes) =>
      enqueueAll(
        'move-people',
        changes.flatMap(removedBy).map(({ id }) => ({ body: { org, stage: id } })),
      ),
  }),
  tell_stages: follow({
    on: [Pipeline],
    do: (org) => publishToAll(org, 'stages'),
    isBestEffort: true,
  }),
}

/** The stages that were removed by this change. */
const removedBy = ({ before, after }: Change<typeof Pipeline>) =>
  (after?.leaving ?? []).filter(({ id }) => !before?.leaving.some((one) => one.id === id))
