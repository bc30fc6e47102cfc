import type * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { type Client, newEmail, type TestOrganization } from './cloud.ts'
import { endedRun, prepareUpload, sendFile } from './feeds.ts'
import { PNG, uploadInOnePiece } from './files.ts'
import { type NamedRow, namedRows, newNumber, newTemplate, type Target } from './requests.ts'

/** Real ids of a person's conversations and of a dealership's lot: those beside them have no use of any. */
export interface ConversationIds {
  contact: string
  conversation: string
  message: string
  /** A place in the list of conversations, and one in the thread. */
  list_cursor: string
  people_cursor: string
  board_cursor: string
  thread_cursor: string
  /** Who has them. */
  person: string
  note: string
  spare_note: string
  /** One they made to the contact. */
  call: string
  /** What they uploaded. */
  file: string
  /** What they asked for. */
  export: string
  bulk: string
}
export interface LotIds {
  vehicle: string
  /** Held, with a row that could not be read. */
  run: string
  upload: string
  /** Of a file of contacts that is not there yet. */
  import: string
  /** Somebody who looks after contacts. */
  person: string
  invitation: string
  stage: string
  label: string
  reply: string
  spare_reply: string
  group: string
  group_cursor: string
  audit_cursor: string
  key: string
  spare_key: string
  template: string
  /** Nobody needs them again. */
  spare_person: string
  spare_invitation: string
  spare_stage: string
  spare_label: string
  spare_group: string
  spare_template: string
  spare_contact: string
  organization: string
}
export type HeldIds = ConversationIds & Partial<LotIds>

/** What each id that a row takes can lead to; what leads nowhere has none. */
const leadsTo: Record<string, readonly (keyof HeldIds)[]> = {
  // A system administrator's: nobody else names one.
  'admin.suspend id': [],
  'admin.organizations cursor': [],
  'agent-api-keys.create user_id': ['person'],
  'agent-api-keys.revoke id': ['key'],
  'agent-api-keys.remove id': ['spare_key'],
  'audit.list user': ['person'],
  // Each answer has a link of its own; audit.list says whose acts are found.
  'audit.export user': [],
  'audit.list cursor': ['audit_cursor'],
  // Twenty make a page: test/notifications.test.ts brings another's.
  'notifications.list cursor': [],
  // One's own: test/sessions.test.ts brings others'.
  'auth.endSession id': [],
  'team.resend id': ['invitation'],
  'team.updateRole id': ['person', 'invitation'],
  'team.updateSuspended id': ['person'],
  'team.remove id': ['spare_person', 'spare_invitation'],
  'contacts.list assignee': ['person'],
  'contacts.list cursor': ['people_cursor'],
  // An organization's own: nobody but a system administrator names one.
  'contacts.create organization_id': [],
  'contacts.create assignee': ['person'],
  'organizations.get id': ['organization'],
  'organizations.update id': ['organization'],
  'contacts.get id': ['contact'],
  'contacts.update id': ['contact'],
  'contacts.update before_id': ['contact'],
  'contacts.update after_id': ['contact'],
  'contacts.history id': ['contact'],
  'contacts.remove id': ['spare_contact'],
  'exports.create assignee': ['person'],
  // A list of ids; test/bulk.test.ts brings others'.
  'exports.create ids': [],
  'exports.get id': ['export'],
  // A list of ids; test/bulk.test.ts brings others'.
  'bulk.change ids': [],
  'bulk.get id': ['bulk'],
  'groups.contacts id': ['group'],
  'groups.contacts cursor': ['group_cursor'],
  // Lists of ids; test/groups.test.ts brings others'.
  'groups.create contact_ids': [],
  'groups.update contact_ids': [],
  'groups.update add_contact_ids': [],
  'groups.update remove_contact_ids': [],
  'groups.update id': ['group'],
  'groups.remove id': ['spare_group'],
  'notes.list id': ['contact'],
  'notes.create id': ['contact'],
  'notes.update id': ['contact'],
  'notes.update noteId': ['note'],
  'notes.remove id': ['contact'],
  'notes.remove noteId': ['spare_note'],
  'imports.get id': ['import'],
  'imports.update id': ['import'],
  'imports.remove id': ['import'],
  // An import that had errors: test/contact-imports.test.ts.
  'imports.errors id': [],
  'assignments.updateAgent id': ['person'],
  'assignments.assign contact_id': ['contact'],
  'assignments.assign agent_id': ['person'],
  'assignments.reassign contactId': ['contact'],
  'assignments.reassign new_agent_id': ['person'],
  'assignments.unassign contactId': ['contact'],
  'pipeline.board cursor': ['board_cursor'],
  'pipeline.pause id': ['contact'],
  'pipeline.resume id': ['contact'],
  'pipeline.updateStage id': ['stage'],
  'pipeline.removeStage id': ['spare_stage'],
  'quick-replies.update id': ['reply'],
  'quick-replies.remove id': ['spare_reply'],
  'labels.update id': ['label'],
  'labels.remove id': ['spare_label'],
  'calls.history contact_id': ['contact'],
  // Places in a list of calls are tried in test/calls/history.test.ts.
  'calls.history cursor': [],
  'calls.make contact_id': ['contact'],
  'calls.export contact_id': ['contact'],
  // A file of more than ten thousand calls: test/calls/export.test.ts.
  'calls.exported id': [],
  'calls.get id': ['call'],
  'calls.end id': ['call'],
  'calls.transfer id': ['call'],
  'calls.transfer agent_id': ['person'],
  // One that was recorded: test/calls/calls.test.ts.
  'calls.recording id': [],
  'chats.recent cursor': ['list_cursor'],
  'chats.list cursor': ['list_cursor'],
  'chats.states cursor': ['list_cursor'],
  'chats.open contact_id': ['contact'],
  'chats.resend id': ['conversation'],
  'chats.resend message_id': ['message'],
  'chats.resend client_id': [],
  'chats.settle id': ['conversation'],
  'chats.settle message_id': ['message'],
  'chats.update id': ['conversation'],
  'chats.update contact_id': ['contact'],
  'chats.changed contact_ids': ['contact'],
  'chats.get contact_id': ['contact', 'conversation'],
  'chats.messages id': ['conversation'],
  'chats.messages before': ['message', 'thread_cursor'],
  'chats.messages after': ['message'],
  'chats.media id': ['conversation'],
  'chats.media message_id': ['message'],
  'media.get id': ['file'],
  'chats.requestMedia id': ['conversation'],
  'chats.requestMedia message_id': ['message'],
  'chats.send id': ['conversation'],
  'chats.send vehicle_id': ['vehicle'],
  'chats.send contact_id': ['contact'],
  // The browser's own name for what it sends.
  'chats.send client_id': [],
  'chats.checkWindow id': ['conversation'],
  'chats.checkWindow contact_id': ['contact'],
  'chats.sendTemplate id': ['conversation'],
  'chats.sendTemplate template_id': ['template'],
  'chats.sendTemplate contact_id': ['contact'],
  'chats.sendTemplate client_id': [],
  'whatsapp.get id': ['template'],
  'whatsapp.update id': ['template'],
  'whatsapp.remove id': ['spare_template'],
  'whatsapp.submit id': ['template'],
  'whatsapp.sync id': ['template'],
  'whatsapp.duplicate id': ['template'],
  'chats.read id': ['conversation'],
  'chats.read last_message_id': ['message'],
  'chats.labels id': ['conversation'],
  'chats.labels contact_id': ['contact'],
  'chats.status id': ['conversation'],
  'chats.status contact_id': ['contact'],
  'inventory.get id': ['vehicle'],
  'inventory.update id': ['vehicle'],
  'inventory.remove id': ['vehicle'],
  'syncs.start upload_id': ['upload'],
  'syncs.get id': ['run'],
  'syncs.errors id': ['run'],
  'syncs.confirm id': ['run'],
  'syncs.discard id': ['run'],
}

/** Every id that a row for signed-in people takes in its path, query or body. */
const idFields = namedRows
  .filter(({ row }) => !['public', 'visitor', 'signed'].includes(row.access))
  .flatMap((row) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      Object.entries(shapeOf(row.row[part])).flatMap(([field, schema]) =>
        isId(field, schema) ? [{ name: `${row.name} ${field}`, row, part, field }] : [],
      ),
    ),
  )
export type IdField = (typeof idFields)[number]

/** What a field's id can lead to; throws for one that this file does not know. */
export function kindsOf({ name }: IdField) {
  const kinds = leadsTo[name]
  if (!kinds) throw new Error(`${name} takes an id: say in test/held-ids.ts what it leads to, and bring a real one.`)
  return kinds
}

/** Those whose ids are brought for real; where the others are says the list above. */
export const triedFields = idFields.filter((field) => kindsOf(field).length > 0)

/** The row's request with this id in that field and all else as in the valid one. */
export const withId = ({ row, part, field }: IdField, id: string): NamedRow => ({
  ...row,
  request: (at) => {
    const valid = row.request?.(at) ?? { status: 200 }
    return { ...valid, [part]: { ...(valid[part] as object), [field]: id } }
  },
})

/** An id that nobody has, where the real one would stand in any order. */
export const besides = (id: string) => id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')

/** The ids by which somebody reaches this conversation, who sees one more beside it. */
export async function conversationIds(client: Client, at: Target): Promise<ConversationIds> {
  const thread = `/api/chats/${at.type}/${at.id}`
  await client.post(`${thread}/send`, { body: 'It is.' })
  return {
    contact: at.contact_id,
    conversation: at.id,
    message: at.message_id,
    list_cursor: await cursorOf(client, '/api/chats/recent-by-contact?status=all&per_page=1'),
    people_cursor: await cursorOf(client, '/api/contacts?per_page=1'),
    board_cursor: (await client.get('/api/contacts/by-stage?stage=new&limit=1')).body._cursors.new,
    thread_cursor: await cursorOf(client, `${thread}/messages?per_page=1`),
    person: (await client.get('/api/me')).body.id,
    call: (await client.post('/api/calls/make', { to: newNumber(), contact_id: at.contact_id })).body.call.id,
    note: await noteAbout(client, at),
    spare_note: await noteAbout(client, at),
    file: await uploadedBy(client),
    export: (await client.post('/api/contacts/exports', {})).body.id,
    bulk: (await client.post('/api/contacts/bulk', { ids: [at.contact_id], set: {} })).body.id,
  }
}

const cursorOf = async (client: Client, path: string) => (await client.get(path)).body.cursor as string

const uploadedBy = async (client: Client) =>
  String((await uploadInOnePiece(client, PNG)).body.url).replace('/api/media/', '')

async function noteAbout(client: Client, { contact_id }: Target): Promise<string> {
  return (await client.post(`/api/contacts/${contact_id}/notes`, { content: 'Wants a truck.' })).body.note.id
}

export const VEHICLE = { make: 'Ford', model: 'Escape', year: 2021, price: 18_995 }

const COLUMNS = 'DCID,StockNumber,Year,Make,Model,Odometer,SpecialPrice'
const rowsOf = (vehicles: number) => Array.from({ length: vehicles }, (_, n) => `7654321,U${n},2020,Kia,Rio,${n},20000`)
const UNREADABLE = '7654321,,2020,Kia,Rio,9,20000'

/** Groups of everybody, and a place in one. */
async function groupIds(client: Client) {
  const add = async () => (await client.post('/api/groups', { name: 'All', conditions: {} })).body.group.id as string
  const group = await add()
  const { cursor: group_cursor } = (await client.get(`/api/groups/${group}/contacts?per_page=1`)).body
  return { group, group_cursor: group_cursor as string, spare_group: await add() }
}

/** The ids of a lot whose newest file waits for a yes. */
export async function lotIds({ client, addMember }: Pick<TestOrganization, 'client' | 'addMember'>): Promise<LotIds> {
  const send = async (rows: string[]) => {
    const form = await prepareUpload(client)
    await sendFile(form, [COLUMNS, ...rows, ''].join('\n'))
    return form.upload_id
  }
  const bring = async (rows: string[], count: number) => {
    await client.post('/api/inventory/sync', { upload_id: await send(rows) })
    return endedRun(client, count)
  }
  const before = (await client.get('/api/inventory/syncs')).body.data.length
  await bring(rowsOf(12), before + 1)
  const { id: run } = await bring([...rowsOf(3), UNREADABLE], before + 2)
  const upload = await send(rowsOf(12))
  const { id: vehicle } = (await client.post('/api/inventory', VEHICLE)).body
  const { id: imported } = (await client.post('/api/contacts/imports', { filename: 'people.csv', size: 100 })).body
  const spare = { first_name: 'Sam', last_name: 'Spare', phone: newNumber() }
  const { id: spare_contact } = (await client.post('/api/contacts', spare)).body
  const [person] = (await client.get('/api/assignments/agents')).body.agents
  const addStage = async (name: string) => (await client.post('/api/stages', { name })).body.stage.id as string
  const [stage, spare_stage] = [await addStage('Only theirs'), await addStage('Theirs no longer')]
  const addLabel = async (name: string) => (await client.post('/api/labels', { name })).body.label.id as string
  const labels = { label: await addLabel('Only theirs'), spare_label: await addLabel('Theirs no longer') }
  const addReply = async (shortcut: string) =>
    (await client.post('/api/quick-replies', { shortcut, body: 'Yes.' })).body.quick_reply.id as string
  const replies = { reply: await addReply('theirs'), spare_reply: await addReply('spare') }
  const { id: organization } = (await client.get('/api/me')).body.organization_data
  const { id: spare_person } = await addMember({ role: 'agent' })
  const named = { organization, import: imported, spare_contact, spare_person, person: person.id }
  const people = { ...named, ...(await groupIds(client)) }
  const addTemplate = async () =>
    (await client.post('/api/whatsapp/templates', newTemplate())).body.template.id as string
  const invite = async () => {
    const email = newEmail('invited')
    await client.post('/api/team/invite', { email, name: 'Ivy Invited' })
    const { data } = (await client.get('/api/users')).body
    return data.find((one: { email: string }) => one.email === email).id as string
  }
  const invited = { invitation: await invite(), spare_invitation: await invite() }
  const templates = { template: await addTemplate(), spare_template: await addTemplate() }
  const addKey = async () =>
    (await client.post('/api/agent-api-keys', { user_id: person.id, name: 'DMS' })).body.id as string
  const keys = { key: await addKey(), spare_key: await addKey() }
  const audit_cursor = await cursorOf(client, '/api/audit?from=2026-01-01&per_page=1')
  const made = { ...labels, ...replies, ...people, ...keys, ...invited, ...templates }
  return { audit_cursor, vehicle, run, upload, stage, spare_stage, ...made }
}

/** A field is an id by its schema, or by its name: a cursor and a place in a thread are ids too. */
function isId(field: string, schema: z.ZodMiniType) {
  return bare(schema) === Id || /(^|_)ids?$|Id$|^(before|after|cursor)$/.test(field)
}

function shapeOf(schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> {
  return (schema && defOf(bare(schema)).shape) ?? {}
}

interface Def {
  innerType?: z.ZodMiniType
  getter?: () => z.ZodMiniType
  shape?: Record<string, z.ZodMiniType>
}
function defOf(schema: z.ZodMiniType) {
  return schema._zod.def as Def
}

/** A schema without what makes it optional, gives it a default or puts it off. */
function bare(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType, getter } = defOf(schema)
  const inner = innerType ?? getter?.()
  return inner ? bare(inner) : schema
}
