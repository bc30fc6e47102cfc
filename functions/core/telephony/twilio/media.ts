import type { Twilio } from 'twilio'
import { logWarning } from '../../platform/log.ts'
import { readBounded } from '../../platform/read-bounded.ts'
import { addressOf, isTwilioAddress } from './address.ts'
import type { Credentials } from './client.ts'

/** A file of a message as stored at Twilio: its URL needs the account's credentials. */
interface MediaReference {
  url: string
  content_type: string
}

/** The files of a message that did not arrive through a webhook. */
export async function listMedia(client: Twilio, messageSid: string): Promise<MediaReference[]> {
  const media = await client.messages(messageSid).media.list()
  return media.map(({ uri, contentType }) => ({
    url: `https://api.twilio.com${uri.replace(/\.json$/, '')}`,
    content_type: contentType,
  }))
}

/** `foreign`: not Twilio's; `too_large`: over the limit; `later`: Twilio does not have it yet or cannot be reached. */
type MediaOutcome =
  | { outcome: 'read'; bytes: Uint8Array<ArrayBuffer>; type: string; name: string }
  | { outcome: 'foreign' | 'too_large' | 'later' }

/** Twilio redirects once, to the location of the bytes. */
const HOPS = 3
const TIMEOUT_MS = 45_000

/** Reads a file stored at Twilio. The credentials are sent only to Twilio: redirects are followed without them. */
export async function readMedia(credentials: Credentials, url: string, maxBytes: number): Promise<MediaOutcome> {
  if (!isTwilioAddress(url)) return { outcome: 'foreign' }
  const { account_sid, auth_token } = credentials
  const authorization = `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}`
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    let address: string | undefined = addressOf(url)
    let answer = await fetch(address, { headers: { authorization }, redirect: 'manual', signal })
    for (let hop = 0; hop < HOPS && isRedirect(answer); hop++) {
      await answer.body?.cancel()
      address = nextAddress(answer, address)
      if (address === undefined) return { outcome: 'foreign' }
      answer = await fetch(address, { redirect: 'manual', signal })
    }
    if (!answer.ok) {
      await answer.body?.cancel()
      return { outcome: 'later' }
    }
    const bytes = await readBounded(answer, maxBytes)
    const type = answer.headers.get('content-type') ?? ''
    return bytes ? { outcome: 'read', bytes, type, name: nameOf(answer) } : { outcome: 'too_large' }
  } catch (error) {
    logWarning(error, {})
    return { outcome: 'later' }
  }
}

const isRedirect = ({ status, headers }: Response) => status >= 300 && status < 400 && headers.has('location')

/** The redirect's target; plain http is only for the simulator. */
function nextAddress({ headers }: Response, from: string): string | undefined {
  const { href, protocol } = new URL(headers.get('location') ?? '', from)
  return protocol === 'https:' || isTwilioAddress(href) ? href : undefined
}

/** The sender's name for it, if there is one. */
function nameOf({ headers }: Response): string {
  const disposition = headers.get('content-disposition') ?? ''
  const [, encoded, plain] = /filename\*=UTF-8''([^;]+)|filename="?([^";]+)/i.exec(disposition) ?? []
  return encoded ? decodeURIComponent(encoded) : (plain ?? '')
}
