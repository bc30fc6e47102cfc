import { factsOf } from '#contract/platform/file-types.ts'
import { type GraphError, requestGraph } from './request-graph.ts'

interface Sent {
  page: string
  token: string
  /** The id that somebody has for the page. */
  person: string
  content: { body: string; media_url?: string; media_type?: string }
  /** After a day only what a person typed, which has to say so. */
  isLate: boolean
}

/** `unknown`: Meta may or may not have taken it. */
type Outcome =
  | { outcome: 'accepted'; sid: string; status: 'sent' }
  | { outcome: 'refused'; code: string }
  | { outcome: 'unknown' }

/** Sends a text or a file as a page, once (developers.facebook.com/docs/messenger-platform/send-messages). */
export async function sendByPage({ page, token, person, content, isLate }: Sent): Promise<Outcome> {
  const typing = isLate ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' } : { messaging_type: 'RESPONSE' }
  const body = { recipient: { id: person }, ...typing, message: messageOf(content) }
  try {
    const answer = await requestGraph({ method: 'POST', path: `/${page}/messages`, body, token })
    if (!answer.isOk) return refusalOf(answer.error)
    const { message_id } = answer.body
    return typeof message_id === 'string'
      ? { outcome: 'accepted', sid: message_id, status: 'sent' }
      : { outcome: 'unknown' }
  } catch {
    return { outcome: 'unknown' }
  }
}

function messageOf({ body, media_url, media_type = '' }: Sent['content']) {
  if (media_url === undefined) return { text: body }
  const kind = factsOf(media_type)?.kind ?? 'document'
  const type = kind === 'document' ? 'file' : kind
  return { attachment: { type, payload: { url: media_url, is_reusable: false } } }
}

/** The page's token works no more. */
export const LOGIN_ENDED = 'meta_190'

/** Meta's codes that mean what another one says: too many of a page's, an app's, or a person's calls. */
const TOO_MANY = new Set([4, 32, 613, 80006])

/** By our own words for what people can do about it (web/src/features/chats/thread/failures.ts); others by Meta's code. */
function refusalOf(error: GraphError | undefined): Outcome {
  // Code 1 says that nobody knows.
  if (!error || error.code === 1) return { outcome: 'unknown' }
  const { code, error_subcode } = error
  const refused = (said: string): Outcome => ({ outcome: 'refused', code: said })
  if (code === 10 && error_subcode === 2018278) return refused('meta_window')
  return refused(`meta_${TOO_MANY.has(code) ? 4 : code}`)
}
