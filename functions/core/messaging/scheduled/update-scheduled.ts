import { countOn } from '../../customers/contacts/inbox-sections.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readFuture } from '../../platform/read-future.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { attachUpload } from '../files/attach-upload.ts'
import type { KeptFile } from '../files/create-file.ts'
import { removeFile } from '../files/remove-file.ts'
import { checkLater } from './check-later.ts'
import type { ScheduledItem } from './entity.ts'
import { getScheduled, type Place } from './get-scheduled.ts'
import { presentScheduled } from './present-scheduled.ts'
import { isEditable, refusalOfStatus } from './rules.ts'
import { replaceScheduled } from './store.ts'

interface Changes {
  body?: string
  media_url?: string | null
  vehicle_id?: string | null
  template_id?: string | null
  variables?: string[]
  send_at?: string
  unless_reply?: boolean
}

/** Changes what is given of a scheduled message, which is the caller's from then on, and waits again if it was refused. */
export async function updateScheduled(ctx: Ctx, { scheduledId, type, id, contact_id, ...changes }: Place & Changes) {
  const { org, now, caller } = ctx
  let attached: KeptFile | undefined
  const updated = await retryOnConflict(async () => {
    const { scheduled: seen, ...to } = await getScheduled(ctx, { type, id, contact_id, scheduledId })
    const { contact } = to
    if (!isEditable(seen)) throw refusalOfStatus(seen)
    const send_at = readFuture(changes.send_at ?? seen.send_at, now, 'send_at')
    const later = laterOf(seen, changes)
    const kept = await checkLater(ctx, { ...to, chosen: seen.to }, later, send_at)
    const { media_url } = changes
    if (media_url && !kept.template) attached ??= await attachUpload(ctx, contact.id, media_url)
    const { vehicle_id: _, template: __, reason: ___, ended_at: ____, ttl: _____, ...others } = seen
    const next: ScheduledItem = {
      ...others,
      ...kept,
      user_id: caller.id,
      user_name: caller.name,
      file: later.hasFile && !kept.template ? (attached ?? seen.file) : undefined,
      send_at,
      unless_reply: changes.unless_reply ?? seen.unless_reply,
      heard: countOn(contact, 'inbound'),
      status: 'waiting',
      updated_at: now.toISOString(),
    }
    return (await replaceScheduled(seen, next)) && { seen, next }
  })
  const { seen, next } = updated
  if (seen.file && seen.file.file !== next.file?.file) await removeFile(org, seen.contact, seen.file)
  return { scheduled: presentScheduled(next, caller.language) }
}

/** What it is after the changes: a text given in place of a template makes it one. */
function laterOf(seen: ScheduledItem, changes: Changes) {
  const isText = changes.template_id === null || (changes.body !== undefined && !changes.template_id)
  const template_id = isText ? undefined : (changes.template_id ?? seen.template?.id)
  const ofText = seen.template ? undefined : seen.body
  return {
    body: changes.body ?? ofText,
    hasFile: changes.media_url === undefined ? seen.file !== undefined : Boolean(changes.media_url),
    vehicle_id: (changes.vehicle_id === undefined ? seen.vehicle_id : changes.vehicle_id) ?? undefined,
    template_id,
    variables: changes.variables ?? seen.template?.values,
  }
}
