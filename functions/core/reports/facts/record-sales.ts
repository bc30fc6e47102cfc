import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { Vehicle } from '../../stock/vehicles/entity.ts'
import { newFact } from './rules.ts'
import { writeFacts } from './store.ts'

type VehicleChange = Pick<Change<typeof Vehicle>, 'before' | 'after'>

/** One that is removed by hand is no sale. */
export const isSale = ({ before, after }: VehicleChange) =>
  after?.sold_at !== undefined && before?.sold_at !== after.sold_at && !after.by_hand

/** Records vehicles that were sold, with the time since they came. */
export const recordSales = (org: OrgId, changes: VehicleChange[]) =>
  writeFacts(
    org,
    changes.flatMap(({ after }) => {
      if (!after?.sold_at) return []
      const seconds = Math.max(0, Math.round((Date.parse(after.sold_at) - Date.parse(after.created_at)) / 1000))
      return [newFact(org, 'vehicle_sold', after.sold_at, after.id, { extra: after.id, seconds })]
    }),
  )
