import type { Twilio } from 'twilio'
import { isRefusal, neverConnected, readFailure } from './failure.ts'

/** A message's content: text, text with a file, or an approved template with its variables filled ("1", "2", …). */
type Content = { body: string; media_url?: string } | { content_sid: string; content_variables: Record<string, string> }

interface Sending {
  to: string
  from?: string
  messaging_service_sid?: string
  content: Content
  status_callback: string
}

/** `unknown`: Twilio may or may not have taken the message, so it must not be sent again blindly. */
type SendOutcome =
  | { outcome: 'accepted'; sid: string; status: string }
  | { outcome: 'refused'; code: string; message: string }
  | { outcome: 'unknown' }

interface TwilioMessage {
  sid: string
  direction: string
  from: string
  to: string
  body: string
  status: string
  error_code: string | null
  num_media: number
  date_created: Date
  messaging_service_sid: string | null
}

/** Twilio lists the newest first. */
const PAGE_SIZE = 200

/** Sends one message to Twilio: 10 seconds, one attempt. `not_accepted` is on our side: Twilio could not be reached. */
export async function sendMessage(client: Twilio, sending: Sending): Promise<SendOutcome> {
  try {
    const { sid, status } = await client.messages.create({
      to: sending.to,
      from: sending.from,
      messagingServiceSid: sending.messaging_service_sid,
      ...contentForTwilio(sending.content),
      statusCallback: sending.status_callback,
    })
    return sid ? { outcome: 'accepted', sid, status } : { outcome: 'unknown' }
  } catch (error) {
    const failure = readFailure(error)
    if (isRefusal(failure)) return { outcome: 'refused', code: failure.code, message: failure.message }
    if (neverConnected(failure)) {
      return { outcome: 'refused', code: 'not_accepted', message: failure.message }
    }
    return { outcome: 'unknown' }
  }
}

function contentForTwilio(content: Content) {
  if ('body' in content)
    return { body: content.body || undefined, ...(content.media_url && { mediaUrl: [content.media_url] }) }
  return { contentSid: content.content_sid, contentVariables: JSON.stringify(content.content_variables) }
}

/**
 * The messages created from `after` until `before`, newest first. Twilio's own date filters only support whole days and
 * the date of sending, which a waiting message does not have, so the list is read until it is older.
 */
export async function listMessages(
  client: Twilio,
  { to, from, after, before }: { to?: string; from?: string; after: Date; before?: Date },
): Promise<TwilioMessage[]> {
  const found: TwilioMessage[] = []
  let page: Page = await client.messages.page({ to, from, pageSize: PAGE_SIZE })
  while (true) {
    const rows = page.instances.map(readMessage)
    found.push(...rows.filter(({ date_created: at }) => at >= after && (!before || at <= before)))
    if (rows.every(({ date_created: at }) => at < after)) return found
    const next = await page.nextPage()
    if (!next) return found
    page = next
  }
}

type Page = Pick<Awaited<ReturnType<Twilio['messages']['page']>>, 'instances'> & {
  nextPage(): Promise<Page> | undefined
}
type Instance = Awaited<ReturnType<Twilio['messages']['list']>>[number]

const readMessage = (message: Instance): TwilioMessage => ({
  sid: message.sid,
  direction: message.direction,
  from: message.from ?? '',
  to: message.to ?? '',
  body: message.body ?? '',
  status: message.status,
  error_code: message.errorCode === null || message.errorCode === undefined ? null : String(message.errorCode),
  num_media: Number(message.numMedia ?? 0),
  date_created: message.dateCreated,
  messaging_service_sid: message.messagingServiceSid || null,
})
