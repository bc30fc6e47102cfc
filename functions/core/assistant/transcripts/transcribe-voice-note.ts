import { findMessage, setTranscript } from '../../messaging/messages/door.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { PAUSES, soundIn } from './rules.ts'
import { transcribeFile } from './transcribe-file.ts'

interface Asked {
  conversation: string
  message: string
  /** The number of earlier tries. */
  tries?: number
}

/** Writes out the sound of a message, once; after an hour without an answer that is told in its place. */
export async function transcribeVoiceNote({ org }: Work, { conversation, message: id, tries = 0 }: Asked) {
  const message = await findMessage(org, conversation, id, true)
  const sound = message && soundIn(message)
  if (!message || !sound?.file || message.transcript) return
  const { contact } = message
  const said = await transcribeFile(org, { owner: contact, file: sound.file, mime: sound.content_type, turn: id })
  const delaySeconds = PAUSES[tries]
  if (said === 'later' && delaySeconds !== undefined)
    await enqueue('transcribe-sounds', { org, conversation, message: id, tries: tries + 1 }, { delaySeconds })
  else if (said) await setTranscript(message, said === 'later' ? { text: '', problem: 'unavailable' } : said)
}
