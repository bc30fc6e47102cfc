import type { customersRoutes } from '#contract/customers/routes.ts'
import type { Client } from '../cloud.ts'
import { cursorOf, type Dealership, type LeadsTo, newNumber, type RequestsOf, type Target } from '../request.ts'

export const requests: RequestsOf<typeof customersRoutes> = {
  contacts: {
    list: () => ({ query: { per_page: '200' }, status: 200 }),
    create: () => ({
      body: { first_name: 'Nora', last_name: 'New', phone: newNumber() },
      // A system administrator has to say whose contact it is.
      status: { anonymous: 401, signedIn: 200, admin: 422 },
    }),
    get: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    history: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    update: ({ contact_id: id }) => ({ params: { id }, body: { stage: 'contacted' }, status: 200 }),
    remove: () => ({ params: { id: 'nobody' }, status: 404 }),
    twins: () => ({ status: 200 }),
    dismissTwins: () => ({ body: { ids: ['nobody', 'none'] }, status: 404 }),
    merge: ({ contact_id: id }) => ({ params: { id }, body: { with: 'nobody' }, status: 404 }),
  },
  merges: {
    list: () => ({ status: 200 }),
    undo: () => ({ params: { id: 'none' }, status: 404 }),
  },
  exports: {
    create: () => ({ body: { stage: 'sold' }, status: 200 }),
    get: () => ({ params: { id: 'none' }, status: 404 }),
  },
  views: {
    list: () => ({ status: 200 }),
    create: () => ({ body: { name: 'Mine', query: { assignee: 'me' } }, status: 200 }),
    update: () => ({ params: { id: 'none' }, body: { name: 'Sold' }, status: 404 }),
    remove: () => ({ params: { id: 'none' }, status: 404 }),
  },
  groups: {
    list: () => ({ status: 200 }),
    proposals: () => ({ status: 200 }),
    create: () => ({ body: { name: 'Sold', conditions: { stage: 'sold' } }, status: 200 }),
    contacts: ({ group: id = 'none' }) => ({ params: { id }, query: { per_page: '1' }, status: 404 }),
    update: ({ group: id = 'none' }) => ({ params: { id }, body: { name: 'Bought' }, status: 404 }),
    remove: () => ({ params: { id: 'none' }, status: 404 }),
  },
  notes: {
    list: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    create: ({ contact_id: id }) => ({ params: { id }, body: { content: 'Wants a truck.' }, status: 200 }),
    update: ({ contact_id: id, note: noteId = 'none' }) => ({
      params: { id, noteId },
      body: { content: 'A van.' },
      status: 404,
    }),
    remove: ({ contact_id: id, note: noteId = 'none' }) => ({ params: { id, noteId }, status: 404 }),
    restore: ({ contact_id: id }) => ({ params: { id, noteId: 'none' }, status: 404 }),
    colleagues: () => ({ status: 200 }),
  },
  imports: {
    create: () => ({ body: { filename: 'people.csv', size: 1000 }, status: 200 }),
    list: () => ({ status: 200 }),
    get: () => ({ params: { id: 'nobody' }, status: 404 }),
    update: () => ({ params: { id: 'nobody' }, body: { on_known: 'fill' }, status: 404 }),
    remove: () => ({ params: { id: 'nobody' }, status: 404 }),
    errors: () => ({ params: { id: 'nobody' }, status: 404 }),
  },
  pipeline: {
    board: () => ({ query: { stage: 'new', limit: '50' }, status: 200 }),
    ages: () => ({ status: 200 }),
    pause: ({ contact_id: id }) => ({ params: { id }, body: { until: '2999-01-01T00:00:00Z' }, status: 200 }),
    resume: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    stages: () => ({ status: 200 }),
    createStage: () => ({ body: { name: 'Sold' }, status: 409 }),
    updateStage: () => ({ params: { id: 'no-such-stage' }, body: { name: 'Cold Lead' }, status: 404 }),
    removeStage: () => ({ params: { id: 'no-such-stage' }, body: { move_to: 'new' }, status: 404 }),
    times: () => ({ status: 200 }),
    updateTimes: () => ({ body: { green: 24, blue: 72, black: 144, orange: 24 }, status: 200 }),
  },
  fields: {
    list: () => ({ status: 200 }),
    create: () => ({ body: { name: 'Trim', kind: 'choice' }, status: 422 }),
    update: () => ({ params: { id: 'no-such-field' }, body: { name: 'Trim' }, status: 404 }),
    remove: () => ({ params: { id: 'no-such-field' }, status: 404 }),
  },
  labels: {
    list: () => ({ status: 200 }),
    create: () => ({ body: { name: 'Urgent' }, status: 409 }),
    update: () => ({ params: { id: 'no-such-label' }, body: { name: 'Cash' }, status: 404 }),
    remove: () => ({ params: { id: 'no-such-label' }, status: 404 }),
  },
}

/** The kinds of objects that each id field of a row can lead to; empty if none. */
export const leadsTo: LeadsTo = {
  'contacts.list assignee': ['person'],
  'contacts.list campaign': ['campaign'],
  'contacts.list cursor': ['people_cursor'],
  // An organization's own: nobody but a system administrator names one.
  'contacts.create organization_id': [],
  'contacts.create assignee': ['person'],
  'contacts.get id': ['contact'],
  'contacts.update id': ['contact'],
  'contacts.update before_id': ['contact'],
  'contacts.update after_id': ['contact'],
  // Of two contacts each; another organization's: test/customers/merges.test.ts.
  'contacts.merge id': [],
  'contacts.merge with': [],
  'contacts.dismissTwins ids': [],
  'merges.undo id': [],
  'contacts.history id': ['contact'],
  'contacts.remove id': ['spare_contact'],
  'exports.create assignee': ['person'],
  'exports.create campaign': ['campaign'],
  // A list of ids; test/messaging/bulk.test.ts brings others'.
  'exports.create ids': [],
  'exports.get id': ['export'],
  'views.create assignee': ['person'],
  'views.create campaign': ['campaign'],
  'views.update assignee': ['person'],
  'views.update campaign': ['campaign'],
  'views.update id': ['view'],
  'views.remove id': ['spare_view'],
  'groups.contacts id': ['group'],
  'groups.contacts cursor': ['group_cursor'],
  // Lists of ids; test/customers/groups.test.ts brings others'.
  'groups.create contact_ids': [],
  'groups.update contact_ids': [],
  'groups.update add_contact_ids': [],
  'groups.update remove_contact_ids': [],
  'groups.update id': ['group'],
  'groups.remove id': ['spare_group'],
  'notes.list id': ['contact'],
  'notes.create id': ['contact'],
  'notes.create client_id': [],
  'notes.update id': ['contact'],
  'notes.update noteId': ['note'],
  'notes.remove id': ['contact'],
  'notes.remove noteId': ['spare_note'],
  // Restored once, by the row below; of others: test/messaging/undo.test.ts.
  'notes.restore id': [],
  'notes.restore noteId': ['removed_note'],
  'imports.get id': ['import'],
  'imports.update id': ['import'],
  'imports.remove id': ['import'],
  // An import that had errors: test/customers/contact-imports.test.ts.
  'imports.errors id': [],
  'pipeline.board cursor': ['board_cursor'],
  'pipeline.pause id': ['contact'],
  'pipeline.resume id': ['contact'],
  'pipeline.updateStage id': ['stage'],
  'pipeline.removeStage id': ['spare_stage'],
  'fields.update id': ['field'],
  'fields.remove id': ['spare_field'],
  'labels.update id': ['label'],
  'labels.remove id': ['spare_label'],
}

export const conversationIds = async (client: Client, at: Target) => ({
  contact: at.contact_id,
  people_cursor: await cursorOf(client, '/api/contacts?per_page=1'),
  board_cursor: (await client.get('/api/contacts/by-stage?stage=new&limit=1')).body._cursors.new as string,
  note: await noteAbout(client, at),
  spare_note: await noteAbout(client, at),
  removed_note: await removedNoteAbout(client, at),
  export: (await client.post('/api/contacts/exports', {})).body.id as string,
})

async function noteAbout(client: Client, { contact_id }: Target): Promise<string> {
  return (await client.post(`/api/contacts/${contact_id}/notes`, { content: 'Wants a truck.' })).body.note.id
}

async function removedNoteAbout(client: Client, at: Target): Promise<string> {
  const note = await noteAbout(client, at)
  await client.delete(`/api/contacts/${at.contact_id}/notes/${note}`)
  return note
}

export async function dealershipIds({ client }: Dealership) {
  const { id: imported } = (await client.post('/api/contacts/imports', { filename: 'people.csv', size: 100 })).body
  const spare = { first_name: 'Sam', last_name: 'Spare', phone: newNumber() }
  const addStage = async (name: string) => (await client.post('/api/stages', { name })).body.stage.id as string
  const addView = async (name: string) => (await client.post('/api/views', { name, query: {} })).body.view.id as string
  const addField = async (name: string) =>
    (await client.post('/api/fields', { name, kind: 'text' })).body.field.id as string
  const addLabel = async (name: string) => (await client.post('/api/labels', { name })).body.label.id as string
  return {
    import: imported as string,
    spare_contact: (await client.post('/api/contacts', spare)).body.id as string,
    stage: await addStage('Only theirs'),
    spare_stage: await addStage('Theirs no longer'),
    field: await addField('Only theirs'),
    spare_field: await addField('Theirs no longer'),
    label: await addLabel('Only theirs'),
    spare_label: await addLabel('Theirs no longer'),
    ...(await groupIds(client)),
    view: await addView('All'),
    spare_view: await addView('All too'),
  }
}

/** Groups of everybody, and a place in one. */
async function groupIds(client: Client) {
  const add = async () => (await client.post('/api/groups', { name: 'All', conditions: {} })).body.group.id as string
  const group = await add()
  const { cursor: group_cursor } = (await client.get(`/api/groups/${group}/contacts?per_page=1`)).body
  return { group, group_cursor: group_cursor as string, spare_group: await add() }
}
