import { publishPointers } from '../../people/live/publish-pointers.ts'
import { channelOfAll } from '../../people/live/rules.ts'
import { follow, isOf } from '../../platform/table/follow.ts'
import { Lot } from '../catalogue/entity.ts'
import { showsOtherVehicles } from '../catalogue/rules.ts'
import { Run } from '../syncs/entity.ts'

const INVENTORY = { changed: 'inventory', contact_id: null, conversation_id: null, type: null } as const

export const follows = {
  tell_inventory: follow<typeof Run | typeof Lot>({
    on: [Run, Lot],
    when: (change) => !isOf(Lot)(change) || showsOtherVehicles(change),
    do: (org) => publishPointers(org, new Map([[channelOfAll(org), [INVENTORY]]])),
    isBestEffort: true,
  }),
}
