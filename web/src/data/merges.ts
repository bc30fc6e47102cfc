import { contacts } from '#contract/customers/contacts.ts'
import { merges } from '#contract/customers/merges.ts'
import { notes } from '#contract/customers/notes.ts'
import { deals } from '#contract/messaging/deals.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type Twins = Output<typeof contacts.twins>['data'][number]

export const useTwins = () => useRow(contacts.twins, {})
/** An undoing that is under way ends within seconds. */
export const useMerges = () =>
  useRow(
    merges.list,
    {},
    {
      refreshInterval: (latest) => (latest?.data.some(({ status }) => status === 'undoing') ? 2_000 : 0),
    },
  )

const CHANGED = [
  ...[contacts.list, contacts.get, contacts.history, contacts.twins],
  ...[notes.list, deals.get, merges.list],
] as const

export const mergeContacts = (id: string, body: Input<typeof contacts.merge>['body']) =>
  thenRead(call(contacts.merge, { params: { id }, body }), ...CHANGED)
export const undoMerge = (id: string) => thenRead(call(merges.undo, { params: { id } }), ...CHANGED)
export const dismissTwins = (ids: string[]) => thenRead(call(contacts.dismissTwins, { body: { ids } }), contacts.twins)
