import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { getVisibleConversation } from '../conversations/get-conversation.ts'
import { listInThread } from './store.ts'

export interface Place {
  type: string
  id: string
  scheduledId: string
  contact_id?: string
}

/** A scheduled message with the contact and channel of its conversation, as far as the caller may see them. */
export async function getScheduled(ctx: Ctx, { scheduledId, ...place }: Place) {
  const to = await getVisibleConversation(ctx, place)
  const all = await listInThread(ctx.org, to.contact, to.channel)
  const scheduled = all.find(({ id }) => id === scheduledId)
  if (!scheduled) throw notFound()
  return { ...to, scheduled }
}
