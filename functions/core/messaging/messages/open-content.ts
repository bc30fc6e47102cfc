import type { AppError } from '../../platform/errors.ts'
import type { Content } from '../../telephony/twilio/twilio.ts'
import type { MessageItem } from './entity.ts'

/** What a person sends. */
export interface Given {
  body: string
}

/** The same, as the thread keeps it and as Twilio gets it. */
export interface Opened {
  kept: Pick<MessageItem, 'body' | 'media'>
  content: Content
  /** Why it may not leave as it is; the gate (rules.ts) says this after what is about the conversation. */
  refusal?: AppError
}

export async function openContent({ body: given }: Given): Promise<Opened> {
  const body = given.trim()
  return { kept: { body }, content: { body } }
}

/** What a message was made of, to be sent again. */
export const givenOf = ({ body }: MessageItem): Given => ({ body })
