import { getVisibleConversation } from '../../messaging/conversations/get-conversation.ts'
import { findInThread } from '../../messaging/messages/door.ts'
import { wordsOf } from '../../messaging/messages/words-of.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { writeText } from './write-text.ts'

const LANGUAGES = { en: 'English', es: 'Spanish' }

interface Input {
  type: string
  id: string
  message_id: string
  language: 'en' | 'es'
}

/** A message of a conversation in another language, for whoever reads it. */
export async function composeTranslation(ctx: Ctx, { type, id, message_id, language }: Input) {
  const { contact, channel } = await getVisibleConversation(ctx, { type, id })
  const [message, desk] = await Promise.all([
    findInThread(ctx.org, contact, channel, message_id),
    readAssistant(ctx.org),
  ])
  const text = message ? wordsOf(message) : ''
  if (text === '') throw notFound()
  const known = { org: ctx.org, desk, turn: message_id }
  return writeText(known, `Translate this message into ${LANGUAGES[language]}.`, text)
}
