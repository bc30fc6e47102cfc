import type { InputItem } from 'dynamodb-toolbox/entity'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { contactListed } from '../../customers/contacts/door.ts'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import { isAsRead } from '../../platform/table/replace-whole.ts'
import type { Write } from '../../platform/table/write.ts'
import { Deal, type DealItem, type KnownDeal, TradeInLink } from './entity.ts'

export async function putLink(link: InputItem<typeof TradeInLink>): Promise<void> {
  await TradeInLink.build(PutItemCommand).item(link).send()
}

/** A link by its code, whichever dealership's; expired ones may still be there for days. */
export async function findLink(code: string) {
  const { Item } = await TradeInLink.build(GetItemCommand).key({ code }).send()
  return Item && { ...Item, org: provenOrg(Item.org) }
}

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
export const contactKept = (seen: DealItem, next: KnownDeal): Write =>
  seen.known.sold?.amount === next.sold?.amount
    ? contactListed(placeOf(seen), undefined)
    : contactListed(placeOf(seen), { sold_for: next.sold?.amount ?? $remove() })

/** Part of a transaction: the same contact keeps what they would trade in, in words, if they said so. */
export const contactTold = (seen: DealItem, what: string | undefined): Write =>
  contactListed(placeOf(seen), what ? { trade_in: what } : undefined)

const placeOf = ({ org, contact: id }: DealItem) => ({ org, id })
