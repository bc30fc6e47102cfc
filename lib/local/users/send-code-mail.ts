import { AwsError } from '../aws-json.ts'
import { callTrigger } from './call-trigger.ts'
import { messageText } from './message-text.ts'
import type { Pool } from './pool.ts'
import { emailOf, type User } from './user.ts'

type CodeMail = { triggerSource: string; code: string; clientMetadata?: Record<string, string> }
type TriggerAnswer = { emailSubject?: string | null; emailMessage?: string | null }

/** Cognito's default texts, sent when the trigger leaves its response empty. */
const DEFAULT_SUBJECT = 'Your verification code'
const DEFAULT_MESSAGE = 'Your confirmation code is {####}'
const CODE = '{####}'

/** Cognito's limits for a mail (API reference, VerificationMessageTemplateType). */
const MAX_SUBJECT = 140
const MAX_MESSAGE = 20_000

/** Asks the CustomMessage trigger for the text, inserts the code and sends the mail. */
export async function sendCodeMail(pool: Pool, user: User, { triggerSource, code, clientMetadata }: CodeMail) {
  const trigger = { name: 'custom-message', source: triggerSource, version: '1' } as const
  const answer = await callTrigger<TriggerAnswer>(pool, user, trigger, {
    request: {
      codeParameter: CODE,
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      ...(clientMetadata && { clientMetadata }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  })
  const subject = answer.emailSubject || DEFAULT_SUBJECT
  const message = answer.emailMessage || DEFAULT_MESSAGE
  requireWords(subject, message)

  const html = message.replaceAll(CODE, code)
  try {
    await pool.sendMail({ to: emailOf(user), subject: subject.replaceAll(CODE, code), html, text: messageText(html) })
  } catch (error) {
    throw new AwsError('CodeDeliveryFailureException', `The mail could not be delivered: ${words(error)}`)
  }
}

function requireWords(subject: string, message: string): void {
  if (subject.length <= MAX_SUBJECT && message.length <= MAX_MESSAGE && message.includes(CODE)) return
  const rule = `the subject has at most ${MAX_SUBJECT} characters, the message at most ${MAX_MESSAGE} and the code ${CODE}`
  throw new AwsError('InvalidParameterException', `1 validation error detected in the custom message: ${rule}`)
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
