import { follow } from '../../platform/table/follow.ts'
import { findMember } from '../accounts/door.ts'
import { User } from '../accounts/entity.ts'
import { isLive } from '../accounts/live-sessions.ts'
import { findDevices } from './door.ts'
import { deleteDevice } from './store.ts'

export const follows = {
  /** Signing out, a suspension, and leaving the team end notifications on the devices concerned. */
  forget_devices: follow({
    on: [User],
    when: ({ before, after }) =>
      before !== undefined &&
      (after === undefined ||
        after.suspended !== before.suspended ||
        after.sessions_valid_after !== before.sessions_valid_after ||
        Object.keys(after.ended_sessions).some((session) => !Object.hasOwn(before.ended_sessions, session))),
    do: async (org, changes) => {
      for (const { before } of changes) {
        const id = before?.id ?? '-'
        // As they are now: told late, they may be back, with another device.
        const [user, devices] = await Promise.all([findMember(org, id), findDevices(org, id)])
        const ended = devices.filter(
          ({ session: origin_jti, auth_time }) => !user || !isLive(user, { origin_jti, auth_time }),
        )
        await Promise.all(ended.map(deleteDevice))
      }
    },
  }),
}
