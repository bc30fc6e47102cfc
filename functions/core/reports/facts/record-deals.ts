import { createdAt } from '../../customers/contacts/contact-times.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { Deal, KnownDeal } from '../../messaging/deals/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { FactItem } from './entity.ts'
import { newFact } from './rules.ts'
import { writeFacts } from './store.ts'

type DealChange = Pick<Change<typeof Deal>, 'before' | 'after'>

const isOther = (one: { at: string } | undefined, other: { at: string } | undefined) => one?.at !== other?.at

/** True for a sale, or a reason why there is none, that is told, changed, or taken back. */
export const isOutcome = ({ before, after }: DealChange) =>
  after !== undefined &&
  before?.by_merge === after.by_merge &&
  (isOther(before?.known.sold, after.known.sold) || isOther(before?.known.lost, after.known.lost))

/** Records for how much was sold, and why deals were lost; what was told before is taken back. */
export async function recordDeals(org: OrgId, changes: DealChange[]): Promise<void> {
  for (const { before, after } of changes) {
    // A deal that a merge brought or took has been told of whom it was.
    if (!after || (before && before.by_merge !== after.by_merge)) continue
    const contact = await findContact({ org }, after.contact)
    if (!contact) continue
    const of = { contact: after.contact, since: createdAt(contact) }
    const kept = factsOf(org, of, after.known)
    const told = factsOf(org, of, before?.known ?? {}).filter(({ id }) => !kept.some((fact) => fact.id === id))
    await writeFacts(org, kept, told)
  }
}

interface Of {
  contact: string
  since: string
}

function factsOf(org: OrgId, { contact, since }: Of, { sold, lost }: KnownDeal): FactItem[] {
  const of = (told: { user: { id: string }; assignee?: string; of?: string }) => ({
    contact: told.of ?? contact,
    since,
    agent: told.assignee ?? told.user.id,
  })
  return [
    ...(sold
      ? [newFact(org, 'sale', sold.at, sold.of ?? contact, { ...of(sold), units: Math.round(sold.amount ?? 0) })]
      : []),
    ...(lost ? [newFact(org, 'why_lost', lost.at, lost.of ?? contact, { ...of(lost), extra: lost.reason })] : []),
  ]
}
