import { CSRF_PATH, REFRESH_PATH } from '#contract/people/session-paths.ts'
import type { PushMessage } from '#contract/people/web-push.ts'
import { dropReply, type KeptReply, keepReply, listReplies } from './kept-replies.ts'
import { scope } from './scope.ts'

/** The name under which the browser wakes the worker once it is online again. */
export const REPLIES = 'replies'

type Outcome = 'sent' | 'waits' | { refusal: string }

/**
 * Sends what was typed into a notification, under an id of its own, so that it can't become two. One that the server has
 * not got waits: the browser brings it later, or the next page that is opened.
 */
export async function sendReply({ reply, language }: PushMessage, body: string): Promise<Outcome> {
  if (!reply) return 'sent'
  const kept = { ...reply, body, language, client_id: crypto.randomUUID(), written_at: new Date().toISOString() }
  await keepReply(kept)
  const outcome = await bring(kept)
  if (outcome === 'waits') await scope.registration.sync?.register(REPLIES).catch(() => undefined)
  return outcome
}

/** Brings what waits; throws where some still does, so that the browser tries again. */
export async function bringReplies(): Promise<void> {
  for (const reply of await listReplies())
    if ((await bring(reply)) === 'waits') throw new Error('Not all replies could be sent.')
}

async function bring(reply: KeptReply): Promise<Outcome> {
  const answer = await post(reply.address, reply).catch(() => undefined)
  // Signed out, or a server that fails: a page that is opened later knows what to do.
  if (!answer || answer.status === 401 || answer.status >= 500) return 'waits'
  await dropReply(reply)
  if (answer.ok) return 'sent'
  const { message = '' } = await answer.json().catch(() => ({}))
  return { refusal: message }
}

/** As a page sends it (lib/client.ts): the session is renewed once, a refused CSRF token is fetched again once. */
async function post(path: string, reply: KeptReply): Promise<Response> {
  const { body, contact_id, client_id, language } = reply
  const send = async (address: string, content: object, isRenewed = false): Promise<Response> => {
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': await csrfToken(isRenewed),
      },
      body: JSON.stringify(content),
    })
    if (answer.status !== 403 || isRenewed) return answer
    const { code } = await answer.clone().json()
    return code === 'csrf' ? send(address, content, true) : answer
  }
  const content = { body, contact_id, client_id }
  const answer = await send(path, content)
  return answer.status === 401 && (await send(REFRESH_PATH, {})).ok ? send(path, content) : answer
}

interface CookieStore {
  get(name: string): Promise<{ value: string } | null>
}

/** Every browser whose notifications have a field to type in can read its cookies here. */
async function csrfToken(isRenewed: boolean): Promise<string> {
  const cookies = (self as unknown as { cookieStore: CookieStore }).cookieStore
  const known = isRenewed ? null : await cookies.get('XSRF-TOKEN')
  if (known) return decodeURIComponent(known.value)
  await fetch(CSRF_PATH, { cache: 'no-store', headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  return decodeURIComponent((await cookies.get('XSRF-TOKEN'))?.value ?? '')
}
