import type { OrgId } from '../../platform/ctx.ts'
import { quote } from '../items/quoted-message.ts'
import { findMessage } from './door.ts'
import type { MessageItem } from './entity.ts'
import { markOfSid } from './message-marks.ts'
import { findMarker } from './sid-store.ts'
import { listBefore } from './thread-store.ts'

/** Most answers are to what was just written; what lies further back is found where a customer wrote it. */
const LOOKED_AT = 100

/** The message of a conversation that has this sid, as its answer keeps it; undefined where none is known. */
export async function findQuoted(asked: { org: OrgId; conversation: string; sid: string }) {
  const found = await findBySid(asked)
  return found && quote.of(found)
}

/** The message of a conversation that has this sid of its carrier's. */
export async function findBySid({ org, conversation, sid }: { org: OrgId; conversation: string; sid: string }) {
  const { messages } = await listBefore(org, conversation, undefined, LOOKED_AT)
  return messages.find((message) => message.sid === sid) ?? (await findMarkedIn(org, conversation, sid))
}

async function findMarkedIn(org: OrgId, conversation: string, sid: string): Promise<MessageItem | undefined> {
  const marker = await findMarker(org, markOfSid(sid))
  return marker?.conversation === conversation ? findMessage(org, conversation, marker.message) : undefined
}
