import { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findVisible } from '../contacts/find-visible.ts'
import { countPeople } from '../search/count-people.ts'
import type { GroupItem } from './entity.ts'
import { findGone } from './find-gone.ts'

/** A group as the caller sees it, with its count. */
export async function getGroup(ctx: Ctx, { id, name, created_at, user_id, user_name, ...of }: GroupItem) {
  const conditions = of.contact_ids ? null : ContactQuery.parse(of.conditions)
  const contact_ids = of.contact_ids ? (await findVisible(ctx, of.contact_ids)).map((contact) => contact.id) : null
  const known = contact_ids?.length ?? 0
  const counted = conditions ? await countPeople(ctx, conditions) : { count: known, count_from: known }
  const gone = conditions ? await findGone(ctx.org, conditions) : []
  return { id, name, conditions, gone, contact_ids, ...counted, user: { id: user_id, name: user_name }, created_at }
}
