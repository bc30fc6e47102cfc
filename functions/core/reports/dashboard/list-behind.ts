import type { WaitingFilter } from '#contract/customers/waiting-filters.ts'
import { NOBODY } from '../../customers/contacts/desk-names.ts'
import type { UnrepliedItem } from '../../messaging/unread/entity.ts'
import { findColleagues } from '../../people/accounts/find-colleagues.ts'
import { seesEverything } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'

const MOST = 4

/** With whom most customers wait, for who sees everybody's; those who wait long count before all others. */
export async function listBehind(ctx: Ctx, { unreplied, over_an_hour }: Record<WaitingFilter, UnrepliedItem[]>) {
  if (!seesEverything(ctx.caller)) return []
  const long = Map.groupBy(over_an_hour, ({ desk }) => desk)
  const desks = [...Map.groupBy(unreplied, ({ desk }) => desk)].map(([desk, all]) => ({
    desk,
    unreplied: all.length,
    over_an_hour: long.get(desk)?.length ?? 0,
  }))
  const most = desks.toSorted((a, b) => b.over_an_hour - a.over_an_hour || b.unreplied - a.unreplied).slice(0, MOST)
  const people = await findColleagues(
    ctx.org,
    most.flatMap(({ desk }) => (desk === NOBODY ? [] : [desk])),
  )
  return most.map(({ desk, ...counts }) => {
    const person = people.get(desk)
    return { agent: person ? { id: desk, name: `${person.first_name} ${person.last_name}`.trim() } : null, ...counts }
  })
}
