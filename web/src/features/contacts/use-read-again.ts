import { useSWRConfig } from 'swr'
import type { Contact } from '#contract/customers/contact.ts'
import { contacts } from '#contract/customers/contacts.ts'
import { groups } from '#contract/customers/groups.ts'
import { notes } from '#contract/customers/notes.ts'
import type { Output } from '#contract/route.ts'
import { isRow, rowKey } from '../../lib/row-key.ts'

const ABOUT_ONE = [contacts.get, contacts.history, notes.list]

/** Reads contacts on the screen again after a change. */
export function useReadAgain() {
  const { mutate } = useSWRConfig()
  const list = () => Promise.all([mutate(isRow(contacts.list)), mutate(isRow(groups.contacts))])
  return {
    list,
    groups: () => mutate(isRow(groups.list)),
    /** All that is shown of one contact. */
    contact: (id: string) =>
      Promise.all(ABOUT_ONE.map((row) => mutate((key) => isRow(row)(key) && idOf(key as Keyed) === id))),
    /** What a change answered is what is known of the contact. */
    changed: (contact: Contact) =>
      Promise.all([
        mutate(rowKey(contacts.get, { params: { id: contact.id } }), contact, { revalidate: false }),
        mutate(rowKey(contacts.history, { params: { id: contact.id } })),
        list(),
      ]),
    /** A deleted contact leaves the lists at once, then they are read: that read may be overtaken by one that a push began. */
    deleted: (id: string) =>
      Promise.all(
        [contacts.list, groups.contacts].map((row) =>
          mutate<Listed>(isRow(row), (page) => page && { ...page, data: page.data.filter((each) => each.id !== id) }),
        ),
      ),
  }
}

type Listed = Output<typeof contacts.list> | Output<typeof groups.contacts>
type Keyed = readonly [string, { params?: { id?: string } }]
const idOf = ([, { params }]: Keyed) => params?.id
