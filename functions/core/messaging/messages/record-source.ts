import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { readPageMark, readVehicleCode } from '#contract/stock/vehicle-code.ts'
import { createdAt } from '../../customers/contacts/contact-times.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { keepSource } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findByCode } from '../../stock/catalogue/find-by-code.ts'
import { findMessage } from './door.ts'
import type { MessageItem } from './entity.ts'

/** Keeps what is known of a new contact's source beyond its kind, which their first message tells. Safe to repeat. */
export async function recordSource(org: OrgId, contact: ContactItem): Promise<void> {
  const { id, listed, most_recent_type: channel, last_message_id } = contact
  if (!listed.source || !channel || !last_message_id) return
  const message = await findMessage(org, conversationIdOf(id, channel), last_message_id)
  const detail = message && (await detailOf(org, message))
  if (detail) await keepSource({ org, contact: id, kind: listed.source, detail, at: createdAt(contact) })
}

async function detailOf(org: OrgId, { channel, body, referral, call, lead, line, to }: MessageItem) {
  if (call) return line ?? to
  if (lead) return [lead.detail, await vehicleIn(org, body)].filter(Boolean).join(' · ')
  if (referral) return referral.headline ?? referral.body ?? referral.source_url
  const mark = readPageMark(body)
  if (mark) return [mark.src, await vehicleIn(org, body)].filter(Boolean).join(' · ')
  const { name, address } = CHANNELS[channel]
  return [name, address.isNumber && line].filter(Boolean).join(' · ')
}

async function vehicleIn(org: OrgId, body: string): Promise<string | undefined> {
  const code = readVehicleCode(body)
  const vehicle = code === undefined ? undefined : await findByCode(org, code)
  return vehicle && [vehicle.title, vehicle.stockNumber && `#${vehicle.stockNumber}`].filter(Boolean).join(' ')
}
