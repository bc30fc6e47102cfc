import { cleanBody } from '#contract/clean-body.ts'
import { carries, showsText } from '#contract/customers/channels/carries.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { defaultBodyFor, readDefaultBody } from '#contract/messaging/default-bodies.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import type { NamedWork } from '../../platform/actor.ts'
import type { AppError } from '../../platform/errors.ts'
import type { Content } from '../../telephony/carriers/carrier.ts'
import type { getVisibleConversation } from '../conversations/get-conversation.ts'
import { attachKept, type OwnedFile } from '../files/attach-kept.ts'
import { attachUpload } from '../files/attach-upload.ts'
import type { KeptFile } from '../files/create-file.ts'
import { presignForCarrier } from '../files/presign-file.ts'
import { publishFile } from '../files/publish-file.ts'
import { removeFile } from '../files/remove-file.ts'
import { composeTemplate, type GivenTemplate } from './compose-template.ts'
import type { MessageItem } from './entity.ts'
import { findHeadOfMail } from './find-head-of-mail.ts'
import { receivePhoto } from './receive-photo.ts'

/** A person's message, as the thread keeps it and as the carrier gets it. */
export interface Composed {
  kept: Pick<MessageItem, 'body' | 'media' | 'sent_body' | 'template' | 'reply_to' | 'sources' | 'mail'>
  content: Content
  /** The reason why it may not leave as it is; the gate (send-message.ts) says this after what is about the conversation. */
  refusal?: AppError
  /** A text that the channel shows not beside its file: a message of its own, before it. */
  before?: string
  /** Takes back what was made for it, where it does not leave after all. */
  discard?: () => Promise<void>
}

/** A text, a file, or a vehicle, both with or without one. */
interface GivenText {
  body: string
  /** The message of the conversation that it answers. No carrier gets the quote: the dealership alone sees it. */
  reply_to?: string | null
  media_url?: string | null
  vehicle_id?: string
  /** The file of a message that is sent again. */
  file?: KeptFile
  /** A file of the dealership's own, of which the contact gets a copy. */
  copy_of?: OwnedFile
  /** Where the channel has them; absent: as in the mail that it answers. */
  subject?: string
  cc?: string[]
}

/** A person's message. */
export type Given = GivenText | GivenTemplate

/** True if something is made for it that has to be taken back where it does not leave. */
export const bringsFile = (given: Given) =>
  !('template_id' in given) && Boolean(given.media_url || given.vehicle_id || given.file || given.copy_of)

export async function composeContent(work: NamedWork, given: Given, to: Recipient): Promise<Composed> {
  if ('template_id' in given) return composeTemplate(work.org, given)
  const composed = await composeText(work, given, to)
  return CHANNELS[to.channel].hasSubject ? withHead(work, composed, given, to) : composed
}

async function withHead(work: NamedWork, composed: Composed, given: GivenText, { id }: Recipient): Promise<Composed> {
  const { kept, content } = composed
  if (!('body' in content)) return composed
  const head = await findHeadOfMail(work, id, given)
  const { subject, cc, references } = head
  return { ...composed, kept: { ...kept, mail: { subject, cc, references } }, content: { ...content, head } }
}

/** Brings along the file, or the vehicle's first picture, where the channel carries it; a vehicle's text says it all else. */
async function composeText(work: NamedWork, given: GivenText, to: Recipient): Promise<Composed> {
  const body = cleanBody(given.body).trim()
  const text = { kept: { body }, content: { body } }
  if (!bringsFile(given)) return text
  const { contact } = to
  if (given.file) return withFile(work, body, to, given.file)
  const made = given.copy_of
    ? await attachKept(work.org, contact.id, given.copy_of)
    : given.media_url
      ? await attachUpload(work, contact.id, given.media_url)
      : await receivePhoto(work.org, to, given.vehicle_id ?? '')
  if (!made) return text
  const discard = () => removeFile(work.org, contact.id, made)
  return { ...(await withFile(work, body, to, made)), discard }
}

/** The parts that a message was made of, to be sent again. */
export function givenOf({ body, media, template, reply_to, mail }: MessageItem): Given {
  if (template) return { template_id: template.id, variables: template.values }
  const { file, name = '', content_type = '', size = 0 } = media?.[0] ?? {}
  const head = mail && { subject: mail.subject, cc: mail.cc ?? [] }
  return { body, ...head, reply_to: reply_to?.id, ...(file && { file: { file, name, content_type, size } }) }
}

/** Its address: `chosen` where it is theirs, else where they wrote from last. */
export type Recipient = Awaited<ReturnType<typeof getVisibleConversation>> & { chosen?: string }

/** A file of the contact, opened for the carrier where the channel carries it, else for whoever has its link. */
async function withFile(work: NamedWork, given: string, to: Recipient, made: KeptFile): Promise<Composed> {
  const { contact, channel, chosen } = to
  const body = given || defaultBodyFor(made.content_type)
  const address = addressFor(contact, channel, chosen) ?? ''
  const text = readDefaultBody(body) ? '' : body
  if (text !== '' && !showsText(channel, address, made))
    return { ...(await withFile(work, '', to, made)), before: text }
  const isCarried = carries(channel, address, made)
  const media = [{ ...made, status: 'ready' as const, ...(!isCarried && { is_link: true }) }]
  const content = isCarried
    ? { body: text, media_url: await presignForCarrier(work.org, contact.id, made) }
    : { body: await linkInText(work, text, contact, made) }
  return { kept: { body, media, ...(content.body !== body && { sent_body: content.body }) }, content }
}

async function linkInText(work: NamedWork, text: string, { id }: ContactItem, made: KeptFile): Promise<string> {
  const link = `${made.name}: ${await publishFile(work, id, made)}`
  return text ? `${text}\n${link}` : link
}
