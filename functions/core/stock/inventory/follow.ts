import { publishToAll } from '../../people/live/publish-pointers.ts'
import { follow, isOf } from '../../platform/table/follow.ts'
import { Lot } from '../catalogue/entity.ts'
import { showsOtherVehicles } from '../catalogue/shown-vehicles.ts'
import { Run } from '../syncs/entity.ts'

export const follows = {
  tell_inventory: follow<typeof Run | typeof Lot>({
    on: [Run, Lot],
    when: (change) => !isOf(Lot)(change) || showsOtherVehicles(change),
    do: (org) => publishToAll(org, 'inventory'),
    isBestEffort: true,
  }),
}
