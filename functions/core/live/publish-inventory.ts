import type { Pointer } from '../../contract/realtime.ts'
import type { OrgId } from '../ctx.ts'
import { publishEvents } from '../outside/events.ts'
import { channelsOfAll } from './rules.ts'

const POINTER: Pointer = { changed: 'inventory', contact_id: null, conversation_id: null, type: null }

/** Tells everybody of the organization that the inventory, or what is being done to it, is no longer as it was. */
export async function publishInventory(org: OrgId) {
  await Promise.all(channelsOfAll(org).map((channel) => publishEvents(channel, [POINTER])))
}
