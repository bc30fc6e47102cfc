import type { OrgId } from '../../platform/ctx.ts'
import type { ContactItem } from './entity.ts'
import { findHeld } from './find-address.ts'
import { findSender, type Stranger } from './find-sender.ts'
import { userIdsOf } from './reachable-addresses.ts'

interface Writing {
  /** The address they wrote from. */
  address: string
  /** Ids that their channel has for them, told beside it. */
  user_ids: string[]
}

/** The writer, and the message's addresses that they claim because no one has them. */
type Writer = ({ contact: ContactItem } | Stranger) & { claimed: string[] }

/**
 * Whose message it is: of who has its address, else of who has one of the ids beside it. Of who is known by all of them it
 * costs what `findSender` does.
 */
export async function findWriter(org: OrgId, { address, user_ids }: Writing, now: Date): Promise<Writer> {
  const sender = await findSender(org, address, now)
  const ids = user_ids.filter((id) => id !== address)
  if ('contact' in sender) {
    const known = userIdsOf(sender.contact.listed)
    const fresh = ids.filter((id) => known.every(({ value }) => value !== id))
    return { ...sender, claimed: await freeOf(org, fresh) }
  }
  for (const id of ids) {
    const other = await findSender(org, id, now)
    if ('contact' in other) return { ...other, claimed: [address, ...(await freeOf(org, ids))] }
  }
  return { ...sender, claimed: ids }
}

async function freeOf(org: OrgId, ids: string[]): Promise<string[]> {
  const held = ids.length === 0 ? undefined : await findHeld(org, ids)
  return ids.filter((id) => !held?.has(id))
}
