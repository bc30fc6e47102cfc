import { contacts } from '#contract/customers/contacts.ts'
import { exports } from '#contract/customers/exports.ts'
import { groups } from '#contract/customers/groups.ts'
import { imports } from '#contract/customers/imports.ts'
import { notes } from '#contract/customers/notes.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import { bulk } from '#contract/messaging/bulk.ts'
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
export const useContact = (id: string | null) =>
  useRow(contacts.get, id === null ? null : { params: { id } }, { refreshInterval: useInterval() })
export const getContact = (id: string) => call(contacts.get, { params: { id } })
export const createContact = (body: Body<'create'>) => call(contacts.create, { body })
export const updateContact = (id: string, body: Body<'update'>) => call(contacts.update, { params: { id }, body })
export const removeContact = (id: string) => call(contacts.remove, { params: { id } })

/** The newest dealerships whose name has this; system administrators only may ask. */
export const useOrganizations = (search: string) => useKeptRow(admin.organizations, { query: { search, per_page: 20 } })

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

/** While a job is under way it is asked for every second. Made anew each time: SWR asks one that said never no more. */
const untilEnded = () => ({ refreshInterval: (job?: { status: string }) => (isUnderWay(job) ? 1_000 : 0) })
const isUnderWay = (job?: { status: string }) => job === undefined || ['waiting', 'running'].includes(job.status)

type Change = Input<typeof bulk.change>['body']
export type Settings = NonNullable<Change['set']>
/** What becomes of the selected: something is set, or they are deleted. */
export type ManyChange = { set: Settings } | { delete: true }
export const changeMany = (body: Change) => call(bulk.change, { body })
export const useManyChange = (id: string | null) =>
  useRow(bulk.get, id === null ? null : { params: { id } }, untilEnded())

export const startExport = (body: Input<typeof exports.create>['body']) => call(exports.create, { body })
export const getExport = (id: string) => call(exports.get, { params: { id } })
export const useExportJob = (id: string | null) =>
  useRow(exports.get, id === null ? null : { params: { id } }, untilEnded())

export type ImportChange = Input<typeof imports.update>['body']
export const useImportRun = (id: string | null) =>
  useRow(imports.get, id === null ? null : { params: { id } }, untilEnded())
export const prepareImport = ({ name, size }: File) => call(imports.create, { body: { filename: name, size } })
export const updateImport = (id: string, body: ImportChange) => call(imports.update, { params: { id }, body })
export const useImports = (isWanted: boolean) => useRow(imports.list, isWanted ? {} : null)
/** What was `only` to be canceled stays if it is done by then; else what a finished one made is taken back. */
export const removeImport = (id: string, only?: 'cancel') => call(imports.remove, { params: { id }, query: { only } })

export type Group = Output<typeof groups.create>['group']
type NewGroup = Input<typeof groups.create>['body']
/** Who is in a group: whom a filter finds, or a list made by hand. */
export type Members = Pick<NewGroup, 'conditions'> | Pick<NewGroup, 'contact_ids'>
export const useGroups = () => useRow(groups.list, {})
export const useProposals = (isWanted: boolean) => useRow(groups.proposals, isWanted ? {} : null)
export const useGroupPeople = (id: string, cursor: string | undefined) =>
  useRow(groups.contacts, { params: { id }, query: { cursor } })
export const createGroup = (body: NewGroup) => call(groups.create, { body })
export const renameGroup = (id: string, name: string) => call(groups.update, { params: { id }, body: { name } })
export const changeConditions = (id: string, conditions: Group['conditions'] & object) =>
  call(groups.update, { params: { id }, body: { conditions } })
export const changeMembers = (id: string, body: { add_contact_ids: string[] } | { remove_contact_ids: string[] }) =>
  call(groups.update, { params: { id }, body })
export const removeGroup = (id: string) => call(groups.remove, { params: { id } })
