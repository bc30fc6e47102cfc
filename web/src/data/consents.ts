import { consents } from '#contract/messaging/consents.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'

export type { Consent } from '#contract/messaging/consents.ts'
export type NewConsent = Input<typeof consents.add>['body']

/** What a contact agreed to, newest first; read again when they write. */
export function useConsents(id: string) {
  useReadOn('message', [consents.list])
  return useRow(consents.list, { params: { id } })
}
export const addConsent = (id: string, body: NewConsent) =>
  thenRead(call(consents.add, { params: { id }, body }), consents.list)
