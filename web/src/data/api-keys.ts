import { apiKeys } from '#contract/people/api-keys.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { readAgain, thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type NewKey = Input<typeof apiKeys.create>['body']

export const useApiKeys = () => useRow(apiKeys.list, {})

/** Returns before the list is read again, because the key is shown only now to be saved. */
export async function createKey(body: NewKey) {
  const made = await call(apiKeys.create, { body })
  void readAgain(apiKeys.list)
  return made
}
export const revokeKey = (id: string) => thenRead(call(apiKeys.revoke, { params: { id } }), apiKeys.list)
export const removeKey = (id: string) => thenRead(call(apiKeys.remove, { params: { id } }), apiKeys.list)
