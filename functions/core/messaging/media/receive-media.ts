import { FILE_BYTES_MAX } from '#contract/platform/file-types.ts'
import { BEGINNING_BYTES } from '../../platform/aws/media-files.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import type { ReadFile } from '../../telephony/carriers/carrier.ts'
import { carrierOf } from '../../telephony/carriers/carriers.ts'
import { createFile } from '../files/create-file.ts'
import { removeFile } from '../files/remove-file.ts'
import { typeOfFile } from '../files/type-of-file.ts'
import { findMessage, setMedia } from '../messages/door.ts'
import type { MessageItem } from '../messages/entity.ts'
import { readShared } from './read-shared.ts'

/** The pauses before a file is asked for again, in seconds: a carrier may tell of one before it can be had. */
const PAUSES = [5, 30, 180, 600]

type Medium = NonNullable<MessageItem['media']>[number]

/**
 * Brings a customer's files from their carrier into our own store. What cannot be had is tried again for a quarter of an hour,
 * and then counts as failed until a person asks for it; what is not kept is told for what it is.
 */
export async function receiveMedia(work: Work, input: { conversation: string; message: string; tries?: number }) {
  const { org } = work
  const { conversation, message: id, tries = 0 } = input
  const message = await findMessage(org, conversation, id, true)
  const waiting = (message?.media ?? []).flatMap((medium, index) => (isWaiting(medium) ? [{ medium, index }] : []))
  if (!message || waiting.length === 0) return
  const readFile = await carrierOf(message.channel).openFiles?.(org)

  const delaySeconds = PAUSES[tries]
  let isLeft = false
  for (const { medium, index } of waiting) {
    const outcome = readFile ? await receiveOne(org, message, index, medium, readFile) : 'later'
    if (outcome === 'later' && delaySeconds !== undefined) isLeft = true
    else if (outcome !== 'kept')
      await setMedia(message, index, { ...medium, status: outcome === 'later' ? 'failed' : outcome })
  }
  if (isLeft) await enqueue('copy-media', { org, conversation, message: id, tries: tries + 1 }, { delaySeconds })
}

const isWaiting = ({ status }: Medium) => status === 'copying'

const UNKNOWN = 'application/octet-stream'

async function receiveOne(org: OrgId, message: MessageItem, index: number, medium: Medium, readFile: ReadFile) {
  const { contact } = message
  const found = await readFile(medium.url ?? '', FILE_BYTES_MAX)
  if (found.outcome !== 'read') return found.outcome

  const { bytes, name } = found
  const told = found.type || medium.content_type
  const type = (await typeOfFile(bytes.subarray(0, BEGINNING_BYTES), told, name)) ?? UNKNOWN
  const kept = await createFile(org, contact, { name, type, bytes })
  const contacts = message.kind === 'contact' && index === 0 ? readShared(bytes) : undefined
  const isSet = await setMedia(message, index, { ...medium, ...kept, status: 'ready' }, contacts)
  // Done by a repeat of this, or the contact is gone and its files with it.
  if (!isSet) await removeFile(org, contact, kept)
  return 'kept' as const
}
