import type { PushMessage } from '#contract/people/web-push.ts'

/** A reply typed into a notification, until the server has it. */
export interface KeptReply extends NonNullable<PushMessage['reply']> {
  client_id: string
  body: string
  language: string
  written_at: string
}

/** A service worker has no localStorage, where the outbox is. */
const CACHE = 'replies'
const addressOf = (client_id: string) => `/replies/${client_id}`

export async function keepReply(reply: KeptReply): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(addressOf(reply.client_id), new Response(JSON.stringify(reply)))
}

export async function dropReply({ client_id }: KeptReply): Promise<void> {
  await (await caches.open(CACHE)).delete(addressOf(client_id))
}

export async function listReplies(): Promise<KeptReply[]> {
  if (!(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  return Promise.all(kept.flatMap((one) => (one ? [one.json() as Promise<KeptReply>] : [])))
}
