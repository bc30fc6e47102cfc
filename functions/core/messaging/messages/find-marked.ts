import type { OrgId } from '../../platform/ctx.ts'
import { findMessage } from './door.ts'
import type { MessageItem } from './entity.ts'
import { findMarker } from './sid-store.ts'

/** The message with this marker, strongly consistent; undefined if none was made under it. */
export async function findMarked(org: OrgId, mark: string | undefined): Promise<MessageItem | undefined> {
  const marker = mark === undefined ? undefined : await findMarker(org, mark)
  return marker && findMessage(org, marker.conversation, marker.message, true)
}
