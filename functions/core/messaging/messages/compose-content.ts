import { cleanBody } from '#contract/clean-body.ts'
import { carries, showsText } from '#contract/customers/channels/carries.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { defaultBodyFor, readDefaultBody } from '#contract/messaging/default-bodies.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import type { NamedWork } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Content } from '../../telephony/carriers/carrier.ts'
import type { getVisibleConversation } from '../conversations/get-conversation.ts'
import { attachKept, type OwnedFile } from '../files/attach-kept.ts'
import { attachUploads } from '../files/attach-upload.ts'
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
  more_media?: string[]
  vehicle_id?: string
  /** The files of a message that is sent again. */
  files?: KeptFile[]
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
  !('template_id' in given) && Boolean(given.media_url || given.vehicle_id || given.files || given.copy_of)

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
  if (given.files) return withFiles(work, body, to, given.files)
  const made = await makeFiles(work, given, to)
  if (made.length === 0) return text
  const discard = async () => {
    for (const file of made) await removeFile(work.org, to.contact.id, file)
  }
  return { ...(await withFiles(work, body, to, made)), discard }
}

async function makeFiles(work: NamedWork, given: GivenText, to: Recipient): Promise<KeptFile[]> {
  const { contact, channel } = to
  if (given.copy_of) return [await attachKept(work.org, contact.id, given.copy_of)]
  if (given.media_url) {
    const more = given.more_media ?? []
    if (more.length >= (CHANNELS[channel].files.most ?? 1)) throw new AppError('one_file')
    return attachUploads(work, contact.id, [given.media_url, ...more])
  }
  const photo = await receivePhoto(work.org, to, given.vehicle_id ?? '')
  return photo ? [photo] : []
}

/** The parts that a message was made of, to be sent again. */
export function givenOf({ body, media, template, reply_to, mail }: MessageItem): Given {
  if (template) return { template_id: template.id, variables: template.values }
  const head = mail && { subject: mail.subject, cc: mail.cc ?? [] }
  const files = media?.flatMap(({ file, name = '', content_type = '', size = 0 }) =>
    file ? [{ file, name, content_type, size }] : [],
  )
  return { body, ...head, reply_to: reply_to?.id, ...(files?.length && { files }) }
}

/** Its address: `chosen` where it is theirs, else where they wrote from last. */
export type Recipient = Awaited<ReturnType<typeof getVisibleConversation>> & { chosen?: string }

/** Files of the contact, opened for the carrier where the channel carries them, else for whoever has their links. */
async function withFiles(work: NamedWork, given: string, to: Recipient, made: KeptFile[]): Promise<Composed> {
  const { contact, channel, chosen } = to
  const [first] = made
  const body = given || defaultBodyFor(first?.content_type ?? '')
  const address = addressFor(contact, channel, chosen) ?? ''
  const text = readDefaultBody(body) ? '' : body
  if (text !== '' && first && !showsText(channel, address, first))
    return { ...(await withFiles(work, '', to, made)), before: text }
  const { carried, linked } = partByRoom(channel, address, made)
  const media = made.map((file) => ({
    ...file,
    status: 'ready' as const,
    ...(linked.includes(file) && { is_link: true }),
  }))
  const [media_url, ...more] = await Promise.all(carried.map((file) => presignForCarrier(work.org, contact.id, file)))
  const links = await Promise.all(linked.map((file) => linkTo(work, contact, file)))
  const sent = [text, ...links].filter(Boolean).join('\n')
  const content = {
    body: sent,
    ...(media_url && { media_url, media_type: carried[0]?.content_type }),
    ...(more.length > 0 && { more_media: more }),
  }
  return { kept: { body, media, ...(sent !== body && { sent_body: sent }) }, content }
}

/** Together too they are no larger than the channel's largest. */
function partByRoom(channel: Channel, address: string, made: KeptFile[]) {
  const carried: KeptFile[] = []
  let size = 0
  for (const file of made) {
    if (!carries(channel, address, { ...file, size: size + file.size })) continue
    size += file.size
    carried.push(file)
  }
  return { carried, linked: made.filter((file) => !carried.includes(file)) }
}

const linkTo = async (work: NamedWork, { id }: ContactItem, made: KeptFile) =>
  `${made.name}: ${await publishFile(work, id, made)}`
