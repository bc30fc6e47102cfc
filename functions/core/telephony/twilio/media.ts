import type { Twilio } from 'twilio'
import { fetchAgain } from '../../platform/aws/patience.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { addressOf, isTwilioAddress } from './address.ts'
import { type Credentials, PATIENCE_MS } from './client.ts'

/** A file of a message, as Twilio keeps it: the address needs the account's credentials. */
interface MediaReference {
  url: string
  content_type: string
}

/** What a message that no webhook brought carries. */
export async function listMedia(client: Twilio, messageSid: string): Promise<MediaReference[]> {
  const media = await client.messages(messageSid).media.list()
  return media.map(({ uri, contentType }) => ({
    url: `https://api.twilio.com${uri.replace(/\.json$/, '')}`,
    content_type: contentType,
  }))
}

/**
 * Where a file can be read without credentials, for a few hours: Twilio redirects there. The redirect is not followed,
 * so the credentials go to Twilio alone; an address of another host is not called at all.
 */
export async function mediaLocation({ account_sid, auth_token }: Credentials, url: string): Promise<string> {
  if (!isTwilioAddress(url)) throw notFound()
  const address = addressOf(url)
  const authorization = `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}`
  const answer = await fetchAgain(PATIENCE_MS, (signal) =>
    fetch(address, { headers: { authorization }, redirect: 'manual', signal }),
  ).catch(() => {
    throw new AppError('twilio_unreachable')
  })
  await answer.body?.cancel()

  const location = answer.headers.get('location')
  if (answer.status >= 300 && answer.status < 400 && location) return new URL(location, address).href
  // Accounts whose media need no credentials may answer with the file itself.
  if (answer.ok) return address
  if (answer.status === 404) throw notFound()
  throw new AppError('media_refused', { status: answer.status })
}
