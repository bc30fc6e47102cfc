import { createdAt } from '../../customers/contacts/contact-times.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { factId, type Milestone, type MilestonesItem } from './entity.ts'
import { newFact } from './rules.ts'
import { findMilestones, hasFact, putMilestones, writeFacts } from './store.ts'

/** Records when a contact first came so far; `stage`: from which they were lost. Told in any order, the earliest time counts; safe to repeat. */
export async function recordMilestone(
  org: OrgId,
  contact: string,
  name: Milestone,
  at: string,
  agent: string | undefined,
  stage?: string,
): Promise<void> {
  let kept: MilestonesItem | Omit<MilestonesItem, 'version'> | undefined
  let earlier: string | undefined
  await retryOnConflict(async () => {
    const seen = await findMilestones(org, contact)
    earlier = seen?.[name]
    kept = seen ?? (await beginningOf(org, contact))
    if (!kept || (earlier !== undefined && earlier <= at)) return true
    // First of all: after a break here nobody would know of it.
    if (earlier !== undefined) await writeFacts(org, [], [{ id: factId(earlier, name, contact) }])
    kept = { ...kept, [name]: at }
    return putMilestones(seen, kept)
  })
  if (!kept || (earlier !== undefined && earlier < at)) return
  const { source: extra, came_at: since } = kept
  const fact = newFact(org, name, at, contact, { agent, extra, contact, since, stage })
  // Told again, it stays with whose it was then, though somebody else may look after the contact now.
  if (earlier === at && (await hasFact(fact))) return
  await writeFacts(org, [fact])
}

async function beginningOf(org: OrgId, id: string): Promise<Omit<MilestonesItem, 'version'> | undefined> {
  const contact = await findContact({ org }, id, true)
  return contact && { org, contact: id, source: contact.listed.source ?? 'unknown', came_at: createdAt(contact) }
}
