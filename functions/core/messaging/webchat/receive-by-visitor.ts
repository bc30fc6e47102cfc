import { addressOn } from '#contract/customers/channels/address.ts'
import { WEBCHAT } from '#contract/customers/channels/webchat.ts'
import { writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import type { Guest } from '../../platform/ctx.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors.ts'
import { derivedId, newId } from '../../platform/table/ids.ts'
import { createFile } from '../files/create-file.ts'
import type { SentFile } from '../files/create-upload.ts'
import { typeOfFile } from '../files/type-of-file.ts'
import { listThreadBefore } from '../messages/door.ts'
import { findMarked } from '../messages/find-marked.ts'
import { markOfSid } from '../messages/message-marks.ts'
import { receiveMessage } from '../messages/receive-message.ts'
import { findVehicleOn, type OpenedOn } from './find-vehicle-on.ts'
import { getVisitor, type ProvenVisitor, type Shown } from './get-visitor.ts'
import { openLine } from './open-line.ts'
import { isTooMuch, LOOKED_AT } from './rules.ts'
import { updateVisitor } from './store.ts'

interface Said {
  /** The browser's own id: the same twice is one message. */
  client_id?: string | undefined
  body?: string | undefined
  name?: string | undefined
  page?: OpenedOn | undefined
  file?: SentFile | undefined
}

/** Takes in what a visitor writes, or a file of theirs, in their own thread. */
export async function receiveByVisitor(guest: Guest, shown: Shown, said: Said) {
  const { client_id = newId(guest.now), body = '', name, page, file } = said
  const visitor = await getVisitor(shown, guest.now)
  const { org, address } = visitor
  const work = { ...guest, org }
  const sid = `chat-${derivedId('chat', address, client_id)}`
  const sender = await findSender(org, address, guest.now)
  const contact = 'contact' in sender ? sender.contact : undefined
  const known = await findMarked(org, markOfSid(sid))
  if (known) return { message: await openLine(org, known) }
  if (contact) await refuseTooMuch(guest, visitor, contact.id)

  const media = file ? [await keepFile(visitor, contact?.id ?? visitor.contact, file)] : []
  // The vehicle goes along with the first words, and again with another vehicle's page.
  const vehicle = (page && (await findVehicleOn(org, page))) ?? visitor.vehicle
  const isNews = vehicle !== undefined && (!contact || vehicle !== visitor.vehicle)
  const text = isNews && body ? `${body} ${writeVehicleCode(vehicle)}` : body
  await receiveMessage(work, { sid, from: addressOn(WEBCHAT, address), body: text, media, profile_name: name })
  if (isNews) await updateVisitor(visitor, { vehicle })
  const message = await findMarked(org, markOfSid(sid))
  if (!message) throw notFound()
  return { message: await openLine(org, message) }
}

async function refuseTooMuch({ now }: Guest, { org }: ProvenVisitor, contact: string) {
  const { messages } = await listThreadBefore(org, conversationIdOf(contact, WEBCHAT), undefined, LOOKED_AT)
  if (isTooMuch(messages, now)) throw new AppError('too_many_attempts', {}, { retryAfterSeconds: 60 })
}

async function keepFile({ org }: ProvenVisitor, contact: string, { name, type: told, bytes }: SentFile) {
  if (bytes.length === 0) throw refusedFields({ file: { key: 'upload_empty' } })
  const type = await typeOfFile(bytes, told, name)
  if (!type) throw refusedFields({ file: { key: 'file_kind' } })
  return createFile(org, contact, { name, type, bytes })
}
