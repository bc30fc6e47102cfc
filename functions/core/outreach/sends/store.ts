import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { listConsentsWith } from '../../messaging/consents/door.ts'
import type { ConsentItem } from '../../messaging/consents/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { REACH, Reach, type ReachItem } from './entity.ts'
import { besideUntil, isSuperseded } from './line-rules.ts'

/** More than any cap counts. */
const KEPT = 30

export async function findReach(org: OrgId, contact: string, isFresh = true): Promise<ReachItem> {
  const { Item } = await Reach.build(GetItemCommand).key({ org, contact }).options({ consistent: isFresh }).send()
  return Item ?? { org, contact, version: 0, sent: [] }
}

export async function findStandingOf(
  org: OrgId,
  contact: string,
): Promise<{ consents: ConsentItem[]; reach: ReachItem }> {
  const { consents, others } = await listConsentsWith(org, contact, { other: Reach, until: REACH })
  return { consents, reach: others[0] ?? { org, contact, version: 0, sent: [] } }
}

type Sent = ReachItem['sent'][number]

/**
 * Takes the contact's turn for a message before it is sent, once by its mark: of two senders at the same moment one has it,
 * and the other is told when to come back. `superseded`: a newer text waits.
 */
export async function takeTurn(org: OrgId, seen: ReachItem, sent: Sent, since: string, now: Date) {
  return changeReach(org, seen, (known): Partial<ReachItem> | { told: Date | 'superseded' | 'taken' } => {
    if (known.sent.some(({ mark }) => mark === sent.mark)) return { told: 'taken' }
    if (isSuperseded(known, { mark: sent.mark, since }, now)) return { told: 'superseded' }
    const until = besideUntil(known, sent.id, now)
    if (until) return { told: until }
    const next = [...known.sent, sent].slice(-KEPT)
    // What was meant to leave before it, and wakes after it, is told by it.
    return { sent: next, ...(sent.by === 'automation' && { waits: { mark: sent.mark, since, until: sent.at } }) }
  })
}

/** Gives it back where nothing left. */
export const giveTurnBack = (org: OrgId, seen: ReachItem, mark: string) =>
  changeReach(org, seen, ({ sent }) => ({ sent: sent.filter((one) => one.mark !== mark) }), true)

/** Has a text wait its turn, in place of an older one; `superseded` where a newer one waits. */
export const waitForTurn = (org: OrgId, seen: ReachItem, waits: NonNullable<ReachItem['waits']>, now: Date) =>
  changeReach(org, seen, (known): Partial<ReachItem> | { told: 'superseded' | 'taken' } => {
    if (isSuperseded(known, waits, now)) return { told: 'superseded' }
    return known.waits?.mark === waits.mark && known.waits.until === waits.until ? { told: 'taken' } : { waits }
  })

/** Changes it by what it is now; `taken`, or what the change told in place of one. */
async function changeReach<Told extends Date | 'superseded' | 'taken' = 'taken'>(
  org: OrgId,
  seen: ReachItem,
  change: (known: ReachItem) => Partial<ReachItem> | { told: Told },
  isFresh = false,
): Promise<Told | 'taken'> {
  let reach: ReachItem | undefined = isFresh ? undefined : seen
  return retryOnConflict(async () => {
    const known = reach ?? (await findReach(org, seen.contact))
    reach = undefined
    const changed = change(known)
    if ('told' in changed) return changed.told
    return (await replaceWhole(Reach, known, changed)) && 'taken'
  })
}
