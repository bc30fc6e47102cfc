import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnContention } from '../../platform/table/conflicts.ts'
import { Contact } from './entity.ts'

/** A vehicle as the contact's row names it, and when it was written about (`at`). */
type Asked = Record<'id' | 'title' | 'at', string> & { stockNumber?: string }

/** Records which vehicle a contact wrote about, unless a newer message told of another. */
export async function setVehicle(org: OrgId, id: string, vehicle: Asked): Promise<void> {
  const isNewest: Condition<typeof Contact> = {
    or: [
      { attr: 'listed.vehicle', exists: false },
      { attr: 'listed.vehicle.at', lt: vehicle.at },
    ],
  }
  await retryOnContention(() =>
    Contact.build(UpdateItemCommand)
      .item({ org, id, listed: { vehicle: $set(vehicle) }, vehicle: $remove() })
      .options({ condition: { and: [{ attr: 'org', exists: true }, isNewest] } })
      .send(),
  )
}
