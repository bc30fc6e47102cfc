import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { Session } from './entity.ts'
import type { DeviceWork } from './send-device-mail.ts'

export const follows = {
  tell_new_device: follow({
    on: [Session],
    when: ({ before, after }) => !before && after?.is_new_device === true,
    do: (_, changes) =>
      enqueueAll(
        'open-accounts',
        changes.flatMap(({ after }) =>
          after
            ? [{ body: { kind: 'new device', user: after.user, session: after.session } satisfies DeviceWork }]
            : [],
        ),
      ),
  }),
}
