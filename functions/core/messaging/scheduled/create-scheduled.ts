import { countOn } from '../../customers/contacts/inbox-sections.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { readFuture } from '../../platform/read-future.ts'
import { getWritableConversation } from '../conversations/get-conversation.ts'
import { attachUpload } from '../files/attach-upload.ts'
import { removeFile } from '../files/remove-file.ts'
import { findInThread } from '../messages/door.ts'
import { checkLater } from './check-later.ts'
import { scheduledIdOf } from './entity.ts'
import { presentScheduled } from './present-scheduled.ts'
import { isWaiting, MOST_WAITING } from './rules.ts'
import { findScheduled, listOf, putScheduled } from './store.ts'

interface Input {
  type: string
  id: string
  contact_id?: string
  to?: string
  body?: string
  media_url?: string | null
  vehicle_id?: string | null
  template_id?: string | null
  variables?: string[]
  reply_to?: string | null
  subject?: string
  cc?: string[]
  client_id: string
  send_at: string
  unless_reply: boolean
}

/**
 * Schedules a message, once for each client id. What will certainly be refused at its time is refused now: free text
 * beyond the channel's window asks for a template.
 */
export async function createScheduled(ctx: Ctx, input: Input) {
  const { org, now, caller } = ctx
  const to = { ...(await getWritableConversation(ctx, input)), chosen: input.to }
  const { contact, channel } = to
  const id = scheduledIdOf(input.id, input.client_id)
  const answer = (scheduled: Parameters<typeof presentScheduled>[0]) => ({
    scheduled: presentScheduled(scheduled, caller.language),
  })
  const known = await findScheduled(org, input.id, id)
  if (known) return answer(known)

  const send_at = readFuture(input.send_at, now, 'send_at')
  const { body, media_url, vehicle_id, template_id, variables, reply_to } = input
  const later = {
    body,
    hasFile: Boolean(media_url),
    variables,
    vehicle_id: vehicle_id ?? undefined,
    template_id: template_id ?? undefined,
  }
  const kept = await checkLater(ctx, to, later, send_at)
  if (reply_to && !(await findInThread(org, contact, channel, reply_to))) throw notFound()
  if ((await listOf(org, input.id)).filter(isWaiting).length >= MOST_WAITING)
    throw new AppError('too_many_scheduled', { most: MOST_WAITING })
  const file = media_url && !kept.template ? await attachUpload(ctx, contact.id, media_url) : undefined
  const scheduled = {
    org,
    conversation: input.id,
    id,
    contact: contact.id,
    channel,
    user_id: caller.id,
    user_name: caller.name,
    ...kept,
    file,
    reply_to: reply_to ?? undefined,
    to: input.to,
    subject: input.subject || undefined,
    cc: input.cc,
    send_at,
    unless_reply: input.unless_reply,
    heard: countOn(contact, 'inbound'),
    status: 'waiting' as const,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
  if (await putScheduled(scheduled)) return answer(scheduled)
  if (file) await removeFile(org, contact.id, file)
  const quicker = await findScheduled(org, input.id, id)
  if (!quicker) throw new AppError('too_many_changes')
  return answer(quicker)
}
