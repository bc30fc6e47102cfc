import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import type { Write } from '../../customers/contacts/store.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import { isAsRead } from '../../platform/table/replace-whole.ts'
import { Deal, type DealItem, type KnownDeal } from './entity.ts'

/** A contact's deal as it is at this moment. */
export async function findDeal(org: OrgId, contact: string): Promise<DealItem> {
  const { Item } = await Deal.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item ?? { org, contact, version: 0, known: {} }
}

/** Puts what is known in the place of what was read, with its history; false where that changed meanwhile. */
export const replaceDeal = (seen: DealItem, known: KnownDeal, entries: Write[] = []) =>
  isWritten(
    execute(
      Deal.build(PutTransaction)
        .item({ ...seen, known, version: seen.version + 1 })
        .options({ condition: isAsRead(seen) }),
      ...entries,
    ),
  )
