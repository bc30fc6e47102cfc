import type { Language } from '#contract/language.ts'
import type { Scheduled } from '#contract/messaging/scheduled-rows.ts'
import { sayRefusal } from '#contract/refusals.ts'
import type { ScheduledItem } from './entity.ts'

/** A scheduled message as the thread shows it. */
export function presentScheduled(scheduled: ScheduledItem, language: Language): Scheduled {
  const { id, conversation, contact, channel, body, file, status, reason, template } = scheduled
  return {
    id,
    conversation_id: conversation,
    contact_id: contact,
    type: channel,
    body,
    file: file ? { name: file.name, content_type: file.content_type, size: file.size } : null,
    vehicle_id: scheduled.vehicle_id ?? null,
    template: template ?? null,
    reply_to: scheduled.reply_to ?? null,
    subject: scheduled.subject ?? null,
    to: scheduled.to ?? null,
    send_at: scheduled.send_at,
    unless_reply: scheduled.unless_reply,
    status: status === 'sending' ? 'waiting' : status,
    reason: reason ? sayRefusal(reason, language) : null,
    user: { id: scheduled.user_id, name: scheduled.user_name },
    created_at: scheduled.created_at,
    updated_at: scheduled.updated_at,
    ended_at: scheduled.ended_at ?? null,
    message_id: scheduled.message ?? null,
  }
}
