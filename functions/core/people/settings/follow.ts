import { follow } from '../../platform/table/follow.ts'
import { User } from '../accounts/entity.ts'
import { applyGrants } from './apply-grants.ts'
import { findGroup } from './door.ts'
import { putValues } from './store.ts'

export const follows = {
  /** A dealership's founder comes with two-step login demanded: so does everybody after them, until an owner says otherwise. */
  demand_two_step: follow({
    on: [User],
    when: ({ before, after }) => !before && after?.role === 'owner' && after.needs_two_step,
    do: async (org) => {
      const seen = await findGroup(org, 'security')
      if (seen.values.require_two_step === undefined)
        await putValues(seen, { ...seen.values, require_two_step: 'true' })
      await applyGrants(org)
    },
  }),
}
