import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { Contact } from '../../customers/contacts/entity.ts'
import { isThere, type Write } from '../../customers/contacts/store.ts'
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
  isWritten(execute(dealPut(seen, known), ...entries))

/** Part of a transaction: what is known in the place of what was read. */
export const dealPut = (seen: DealItem, known: KnownDeal): Write =>
  Deal.build(PutTransaction)
    .item({ ...seen, known, version: seen.version + 1 })
    .options({ condition: isAsRead(seen) })

/** Part of a transaction: a deal is still what was read. */
export const dealCheck = (seen: DealItem): Write =>
  Deal.build(ConditionCheck).key({ org: seen.org, contact: seen.contact }).condition(isAsRead(seen))

/** Part of a transaction: a deal's contact, whom nobody has removed or merged into another, keeps what they bought for. */
export const contactKept = ({ org, contact: id, known }: DealItem, next: KnownDeal): Write =>
  known.sold?.amount === next.sold?.amount
    ? Contact.build(ConditionCheck).key({ org, id }).condition(isThere)
    : Contact.build(UpdateTransaction)
        .item({ org, id, listed: { sold_for: next.sold?.amount ?? $remove() } })
        .options({ condition: isThere })
