import { contacts } from '#contract/customers/contacts.ts'
import { notes } from '#contract/customers/notes.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import { admin } from '#contract/people/admin.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { POLL_MS, useIsLive } from '../../lib/realtime.ts'
import { useKeptRow, useRow } from '../../lib/use-row.ts'

type Body<Name extends 'create' | 'update'> = Input<(typeof contacts)[Name]>['body']

/** How often is asked for what may have changed while nothing is pushed. */
const useInterval = () => (useIsLive() ? 0 : POLL_MS * 5)

export const useList = (query: Input<typeof contacts.list>['query']) =>
  useKeptRow(contacts.list, { query }, { refreshInterval: useInterval() })
export const useContact = (id: string) => useRow(contacts.get, { params: { id } }, { refreshInterval: useInterval() })
export const getContact = (id: string) => call(contacts.get, { params: { id } })
export const createContact = (body: Body<'create'>) => call(contacts.create, { body })
export const updateContact = (id: string, body: Body<'update'>) => call(contacts.update, { params: { id }, body })
export const removeContact = (id: string) => call(contacts.remove, { params: { id } })

/** Every dealership there is; system administrators only may ask. */
export const useOrganizations = (isWanted: boolean) => useRow(admin.organizations, isWanted ? {} : null)

/** Who a contact can be given to; managers only may ask. */
export const useAgents = (isWanted: boolean) => useRow(assignments.agents, isWanted ? {} : null)
export const assignContact = (contact_id: string, agent_id: string) =>
  call(assignments.assign, { body: { contact_id, agent_id } })
export const unassignContact = (contactId: string) => call(assignments.unassign, { params: { contactId } })

export const useNotes = (id: string) => useRow(notes.list, { params: { id } }, { refreshInterval: useInterval() })
export const createNote = (id: string, content: string) => call(notes.create, { params: { id }, body: { content } })
export const updateNote = (id: string, noteId: string, content: string) =>
  call(notes.update, { params: { id, noteId }, body: { content } })
export const removeNote = (id: string, noteId: string) => call(notes.remove, { params: { id, noteId } })

export const useHistory = (id: string) => useRow(contacts.history, { params: { id } })
export type HistoryEntry = Output<typeof contacts.history>['data'][number]
export type Note = Output<typeof notes.create>['note']
