import type { Scope } from '#contract/scopes.ts'
import { SCOPES } from '#contract/scopes.ts'
import { type Client, openClient } from './cloud.ts'
import type { Exchange } from './person.ts'

/** A program that calls with this key: without cookies or a CSRF token. */
export async function openKeyClient(key: string) {
  const client = await openClient()
  const through =
    ({ send }: Pick<Client, 'send'>) =>
    (method: string, path: string, body?: unknown) =>
      send(method, path, body, { headers: { authorization: `Bearer ${key}` } })
  const call = through(client)
  const at = (exchange: Exchange) => through(client.at(exchange))
  return { key, call, at, get: (path: string) => call('GET', path) }
}
export type KeyClient = Awaited<ReturnType<typeof openKeyClient>>

interface NewKey {
  user_id: string
  permissions?: readonly Scope[]
  expires_at?: string
}

/** A key that a manager creates for a user, by default with all scopes. */
export async function newKey(manager: Client, { permissions = SCOPES, ...more }: NewKey) {
  const { status, body, text } = await manager.post('/api/agent-api-keys', { name: 'DMS', permissions, ...more })
  if (status !== 200) throw new Error(`The key could not be made: ${text}`)
  return { id: body.id as string, ...(await openKeyClient(body.key)) }
}
