import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { listConsentsWith } from '../../messaging/consents/door.ts'
import type { ConsentItem } from '../../messaging/consents/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { REACH, Reach, type ReachItem } from './entity.ts'

/** More than any cap counts. */
const KEPT = 30

export async function findReach(org: OrgId, contact: string): Promise<ReachItem> {
  const { Item } = await Reach.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item ?? { org, contact, version: 0, sent: [] }
}

export async function findStandingOf(
  org: OrgId,
  contact: string,
): Promise<{ consents: ConsentItem[]; reach: ReachItem }> {
  const { consents, others } = await listConsentsWith(org, contact, { other: Reach, until: REACH })
  return { consents, reach: others[0] ?? { org, contact, version: 0, sent: [] } }
}

/** Adds a message, once by its mark. */
export async function addReach(org: OrgId, seen: ReachItem, sent: ReachItem['sent'][number]): Promise<void> {
  let reach: ReachItem | undefined = seen
  await retryOnConflict(async () => {
    const known: ReachItem = reach ?? (await findReach(org, seen.contact))
    reach = undefined
    if (known.sent.some(({ mark }) => mark === sent.mark)) return true
    return replaceWhole(Reach, known, { sent: [...known.sent, sent].slice(-KEPT) })
  })
}
