import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import type { OrgId } from '../../platform/ctx.ts'
import { duePut } from '../../platform/due/door.ts'
import { onlyNew, retryOnContention } from '../../platform/table/conflicts.ts'
import type { Write } from '../../platform/table/write.ts'
import { Lead, type LeadItem } from './entity.ts'
import { waitingOf } from './rules.ts'

export async function findLead(org: OrgId, contact: string): Promise<LeadItem | undefined> {
  const { Item } = await Lead.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item
}

/** Begins a lead's timer, once. */
export const putLead = (lead: LeadItem) =>
  retryOnContention(() => execute(Lead.build(PutTransaction).item(lead).options(onlyNew), ...duePuts(lead)))

/** Parts of a transaction: a lead that nobody passed on meanwhile goes to its next step. */
export const leadWrites = (seen: LeadItem, change: Partial<LeadItem>): Write[] => {
  const after = { ...seen, ...change, version: seen.version + 1 }
  const condition = { attr: 'version', eq: seen.version } as const
  return [Lead.build(PutTransaction).item(after).options({ condition }), ...duePuts(after)]
}

export const replaceLead = (seen: LeadItem, change: Partial<LeadItem>) =>
  retryOnContention(() => {
    const [first, ...others] = leadWrites(seen, change)
    return first ? execute(first, ...others) : Promise.resolve()
  })

const duePuts = (lead: LeadItem): Write[] =>
  lead.next_at === undefined ? [] : [duePut({ ...waitingOf(lead), at: lead.next_at })]
