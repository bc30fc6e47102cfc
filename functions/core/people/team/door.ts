import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet, isWritten } from '../../platform/table/conflicts.ts'
import { Handover, type HandoverItem } from './entity.ts'

export async function findHandover(org: OrgId, person: string): Promise<HandoverItem | undefined> {
  const { Item } = await Handover.build(GetItemCommand).key({ org, person }).options({ consistent: true }).send()
  return Item
}

/** Adds to the number reassigned, and sets the time of the last; only if the handover is still current. */
export const noteGiven = ({ org, person, at }: HandoverItem, given: number, moved_at?: string) =>
  isConditionMet(
    Handover.build(UpdateItemCommand)
      .item({ org, person, given: $add(given), moved_at })
      .options({ condition: { attr: 'at', eq: at } })
      .send(),
  )

/** Deletes a finished handover, unless it was replaced meanwhile. */
export const endHandover = async ({ org, person, at }: HandoverItem) =>
  isWritten(
    Handover.build(DeleteItemCommand)
      .key({ org, person })
      .options({ condition: { attr: 'at', eq: at } })
      .send(),
  )
