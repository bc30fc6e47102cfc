import { mutate } from 'swr'
import type { Contact, ContactChanges, WholeContact } from '#contract/customers/contact.ts'
import { contacts } from '#contract/customers/contacts.ts'
import { groups } from '#contract/customers/groups.ts'
import { notes } from '#contract/customers/notes.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { know, readAgain } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { isRow, rowKey } from '../lib/row-key.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'
import { askForOutcome } from './outcome-asked.ts'

export type HistoryEntry = Output<typeof contacts.history>['data'][number]

/** Polling interval while nothing is pushed. */
const useInterval = () => (useIsLive() ? 0 : POLL_MS * 5)

export const useContacts = (query: Input<typeof contacts.list>['query']) =>
  useKeptRow(contacts.list, { query }, { refreshInterval: useInterval() })
/** The first few contacts matching a text; null for no search. */
export const useFoundContacts = (query: { search: string; per_page: number } | null) =>
  useRow(contacts.list, query && { query })
export const useContact = (id: string | null) =>
  useRow(contacts.get, id === null ? null : { params: { id } }, { refreshInterval: useInterval() })
export const useContactHistory = (id: string) => useRow(contacts.history, { params: { id } })
export const getContact = (id: string) => call(contacts.get, { params: { id } })

/** The rows that list contacts, and those with the details of one. */
const LISTS = [contacts.list, groups.contacts] as const
const OF_ONE = [contacts.get, contacts.history, notes.list] as const

export const readContactLists = () => readAgain(...LISTS)
export const readContact = () => readAgain(...OF_ONE)

export const createContact = (body: Input<typeof contacts.create>['body']) => known(call(contacts.create, { body }))
export const updateContact = (id: string, body: Input<typeof contacts.update>['body']) =>
  known(call(contacts.update, { params: { id }, body }))

/** Stores the contact returned by a change as its current data. */
async function known(changed: Promise<WholeContact>): Promise<WholeContact> {
  const contact = await changed
  const input = { params: { id: contact.id } }
  await Promise.all([know(contacts.get, input, contact), readAgain(contacts.history, ...LISTS)])
  return contact
}

type Changes = Pick<ContactChanges, 'stage' | 'add_labels' | 'remove_labels' | 'expected'>

/** Changes a contact in place: shown at once, reverted if refused. */
export async function changeContact(contact: Contact, changes: Changes) {
  const input = { params: { id: contact.id } }
  await mutate<Contact>(rowKey(contacts.get, input), call(contacts.update, { ...input, body: changes }), {
    optimisticData: (shown) => withChanges(shown ?? contact, changes),
    rollbackOnError: true,
    revalidate: false,
  })
  askForOutcome(contact.id, contact.stage, changes.stage)
  await readAgain(...LISTS, ...OF_ONE)
}

function withChanges(
  contact: Contact,
  { stage = contact.stage, add_labels = [], remove_labels = [] }: Changes,
): Contact {
  const labels = new Set<string>([...contact.labels, ...add_labels])
  for (const label of remove_labels) labels.delete(label)
  return { ...contact, stage, labels: [...labels] }
}

type Listed = Output<(typeof LISTS)[number]>

/** Removes a deleted contact from the lists, then reads them, because a concurrent read by push may come first. */
export async function removeContact(id: string) {
  await call(contacts.remove, { params: { id } })
  await mutate<Listed>(
    (key) => LISTS.some((row) => isRow(row)(key)),
    (page) => page && { ...page, data: page.data.filter((each) => each.id !== id) },
  )
}
