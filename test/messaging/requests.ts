import { randomUUID } from 'node:crypto'
import type { messagingRoutes } from '#contract/messaging/routes.ts'
import type { Client } from '../cloud.ts'
import { PNG, uploadInOnePiece } from '../files.ts'
import { cursorOf, type Dealership, type LeadsTo, newTemplate, type RequestsOf, type Target } from '../request.ts'

const conversation = ({ type, id }: Target) => ({ type, id })
const scheduled = (at: Target) => ({ ...conversation(at), scheduledId: at.scheduled ?? 'none' })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** Of whoever has a visitor's token, whoever else they are. */
const VISITORS = { anonymous: 401, signedIn: 401, visitor: 200 }

export const requests: RequestsOf<typeof messagingRoutes> = {
  bulk: {
    change: () => ({ body: { ids: ['nobody'], set: { stage: 'contacted' } }, status: 200 }),
    undo: () => ({ params: { id: 'none' }, status: 404 }),
    get: () => ({ params: { id: 'none' }, status: 404 }),
  },
  assignments: {
    agents: () => ({ status: 200 }),
    updateAgent: ({ person: id = 'nobody' }) => ({
      params: { id },
      body: { available: true },
      status: id === 'nobody' ? 404 : 200,
    }),
    take: () => ({ body: { contact_id: 'nobody' }, status: 404 }),
    assign: ({ contact_id, person = 'nobody' }) => ({
      body: { contact_id, agent_id: person },
      status: person === 'nobody' ? 404 : 200,
    }),
    reassign: ({ contact_id, person = 'nobody' }) => ({
      params: { contactId: contact_id },
      body: { new_agent_id: person },
      status: person === 'nobody' ? 404 : 200,
    }),
    unassign: () => ({ params: { contactId: 'nobody' }, status: 404 }),
  },
  consents: {
    list: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    add: ({ contact_id: id }) => ({
      params: { id },
      body: { purpose: 'marketing', state: 'given', channel: 'sms', method: 'in_person', text: 'Yes, send me offers' },
      status: 200,
    }),
  },
  deals: {
    get: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    update: ({ contact_id: id }) => ({ params: { id }, body: { payment: 'cash' }, status: 200 }),
    createLink: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    photo: ({ contact_id: id }) => ({ params: { id, photoId: 'none' }, status: 404 }),
  },
  'trade-in-pages': {
    tradeIn: () => ({ params: { code: 'none' }, status: 404 }),
  },
  'unsubscribe-pages': {
    ask: () => ({ params: { code: 'none' }, status: 404 }),
    unsubscribe: () => ({ params: { code: 'none' }, status: 404 }),
  },
  'public-trade-ins': {
    addPhoto: () => ({ params: { code: 'none' }, status: 422 }),
    send: () => ({ params: { code: 'none' }, body: { vin: '' }, status: 404 }),
  },
  'chat-pages': {
    script: () => ({ params: { file: 'none.js' }, status: 200 }),
    frame: () => ({ params: { key: 'none' }, status: 404 }),
  },
  'public-chat': {
    open: () => ({ params: { key: 'none' }, body: { language: 'en' }, status: 404 }),
    send: () => ({ body: { body: 'Hello', client_id: 'none' }, status: VISITORS }),
    list: () => ({ status: VISITORS }),
    prove: () => ({ body: { phone: '5125550100', language: 'en', agreed: true }, status: VISITORS }),
  },
  webchat: {
    get: () => ({ status: 200 }),
    update: () => ({ body: { is_on: false, sites: ['https://www.mariposa.example'] }, status: 200 }),
  },
  chats: {
    recent: () => ({ query: { status: 'all', per_page: '200' }, status: 200 }),
    changed: ({ contact_id }) => ({ query: { contact_ids: contact_id }, status: 200 }),
    get: ({ contact_id }) => ({ params: { contact_id }, status: 200 }),
    messages: (at) => ({ params: conversation(at), status: 200 }),
    search: (at) => ({ params: conversation(at), query: { search: 'hello' }, status: 200 }),
    list: () => ({ query: { per_page: '200' }, status: 200 }),
    stats: () => ({ status: 200 }),
    states: () => ({ status: 200 }),
    open: ({ contact_id }) => ({ body: { type: 'sms', contact_id }, status: 200 }),
    resend: (at) => ({ params: { ...conversation(at), message_id: at.message_id }, body: {}, status: 409 }),
    forward: (at) => ({
      params: { ...conversation(at), message_id: at.message_id },
      body: { to: 'lender@bank.example' },
      status: 404,
    }),
    settle: (at) => ({
      params: { ...conversation(at), message_id: at.message_id },
      body: { status: 'delivered' },
      status: 409,
    }),
    update: (at) => ({ params: conversation(at), body: { stage: 'contacted' }, status: 200 }),
    media: (at) => ({ params: { ...conversation(at), message_id: at.message_id, index: '0' }, status: 302 }),
    mailPage: (at) => ({ params: { ...conversation(at), message_id: at.message_id }, status: 200 }),
    requestMedia: (at) => ({ params: { ...conversation(at), message_id: at.message_id, index: '0' }, status: 200 }),
    send: (at) => ({ params: conversation(at), body: { body: 'Good morning', client_id: randomUUID() }, status: 200 }),
    checkWindow: (at) => ({ params: conversation(at), status: 200 }),
    sendTemplate: (at) => ({
      params: conversation(at),
      body: { template_id: at.template ?? 'none', variables: ['Ana'] },
      status: 404,
    }),
    read: (at) => ({ params: conversation(at), body: { last_message_id: at.message_id }, status: 200 }),
    unread: (at) => ({ params: conversation(at), body: {}, status: 200 }),
    presence: (at) => ({ params: conversation(at), body: { doing: 'looking' }, status: 200 }),
    labels: (at) => ({ params: conversation(at), body: { labels: ['Urgent'] }, status: 200 }),
    status: (at) => ({ params: conversation(at), body: { status: 'active' }, status: 200 }),
    snooze: ({ contact_id }) => ({ params: { contactId: contact_id }, body: { until: null }, status: 200 }),
    scheduled: (at) => ({ params: conversation(at), status: 200 }),
    schedule: (at) => ({
      params: conversation(at),
      body: { body: 'Good morning', client_id: randomUUID(), send_at: inMinutes(60) },
      status: 200,
    }),
    reschedule: (at) => ({ params: scheduled(at), body: { send_at: inMinutes(90) }, status: at.scheduled ? 200 : 404 }),
    unschedule: (at) => ({ params: scheduled(at), status: at.scheduled ? 200 : 404 }),
    sendScheduled: (at) => ({ params: scheduled(at), status: at.scheduled ? 200 : 404 }),
  },
  upload: {
    create: () => ({ body: { filename: 'photo.jpg', content_type: 'image/jpeg', size: 1000 }, status: 200 }),
  },
  media: { get: () => ({ params: { id: 'nothing' }, status: 404 }) },
  sms: { open: () => ({ body: { phone_number: 'none' }, status: 422 }) },
  files: { open: () => ({ params: { code: 'nothing' }, status: 404 }) },
  whatsapp: {
    list: () => ({ query: { status: 'DRAFT', category: 'UTILITY' }, status: 200 }),
    approved: () => ({ status: 200 }),
    get: () => ({ params: { id: 'none' }, status: 404 }),
    create: () => ({ body: newTemplate(), status: 200 }),
    preview: () => ({ body: { body_text: 'Hi {{1}}', variables: ['Ana'] }, status: 200 }),
    import: () => ({ status: 200 }),
    update: () => ({ params: { id: 'none' }, body: newTemplate(), status: 404 }),
    remove: () => ({ params: { id: 'none' }, status: 404 }),
    submit: () => ({ params: { id: 'none' }, status: 404 }),
    sync: () => ({ params: { id: 'none' }, status: 404 }),
    duplicate: () => ({ params: { id: 'none' }, status: 404 }),
  },
  'quick-replies': {
    list: () => ({ status: 200 }),
    create: () => ({
      body: { shortcut: randomUUID().slice(0, 8), body: 'We open at nine.', scope: 'mine' },
      status: 200,
    }),
    update: () => ({ params: { id: 'none' }, body: { body: 'We open at ten.' }, status: 404 }),
    remove: () => ({ params: { id: 'none' }, status: 404 }),
  },
}

/** The kinds of objects that each id field of a row can lead to; empty if none. */
export const leadsTo: LeadsTo = {
  // A list of ids; test/messaging/bulk.test.ts brings others'.
  'bulk.change ids': [],
  'bulk.get id': ['bulk'],
  'bulk.undo id': ['bulk'],
  'assignments.updateAgent id': ['person'],
  // A user with the id learns that a colleague has the contact, and nothing else: test/messaging/assignment.test.ts.
  'assignments.take contact_id': [],
  'assignments.assign contact_id': ['contact'],
  'assignments.assign agent_id': ['person'],
  // Compared with whoever has it, and leads nowhere: test/messaging/undo.test.ts.
  'assignments.assign expected': [],
  'assignments.unassign expected': [],
  'assignments.reassign contactId': ['contact'],
  'assignments.reassign new_agent_id': ['person'],
  'assignments.unassign contactId': ['contact'],
  'deals.get id': ['contact'],
  'deals.update id': ['contact'],
  'deals.createLink id': ['contact'],
  // A contact's photo, which is found with them alone: test/messaging/deals.test.ts brings another's.
  'deals.photo id': [],
  'deals.photo photoId': [],
  'consents.list id': ['contact'],
  'consents.add id': ['contact'],
  'chats.recent view': ['view'],
  'chats.list view': ['view'],
  'chats.recent cursor': ['list_cursor'],
  'chats.list cursor': ['list_cursor'],
  'chats.states cursor': ['list_cursor'],
  'chats.open contact_id': ['contact'],
  // A mail's alone: test/messaging/mails.test.ts brings others'.
  'chats.forward id': [],
  'chats.forward message_id': [],
  'chats.forward client_id': [],
  'chats.resend id': ['conversation'],
  'chats.resend message_id': ['message'],
  'chats.resend client_id': [],
  'chats.settle id': ['conversation'],
  'chats.settle message_id': ['message'],
  'chats.update id': ['conversation'],
  'chats.update contact_id': ['contact'],
  'chats.changed contact_ids': ['contact'],
  'chats.get contact_id': ['contact', 'conversation'],
  'chats.search id': ['conversation'],
  // Sealed for its reader and its words, like every cursor.
  'chats.search cursor': [],
  'chats.messages id': ['conversation'],
  'chats.messages before': ['message', 'thread_cursor'],
  'chats.messages after': ['message'],
  'chats.media id': ['conversation'],
  'chats.media message_id': ['message'],
  'chats.requestMedia id': ['conversation'],
  'chats.mailPage id': ['conversation'],
  'chats.requestMedia message_id': ['message'],
  'chats.mailPage message_id': ['message'],
  'chats.send id': ['conversation'],
  'chats.send vehicle_id': ['vehicle'],
  'chats.send reply_to': ['message'],
  'chats.send contact_id': ['contact'],
  // The browser's own name for what it sends.
  'chats.send client_id': [],
  'chats.checkWindow id': ['conversation'],
  'chats.checkWindow contact_id': ['contact'],
  'chats.sendTemplate id': ['conversation'],
  'chats.sendTemplate template_id': ['template'],
  'chats.sendTemplate contact_id': ['contact'],
  'chats.sendTemplate client_id': [],
  'chats.read id': ['conversation'],
  'chats.read last_message_id': ['message'],
  'chats.unread id': ['conversation'],
  'chats.unread contact_id': ['contact'],
  'chats.presence id': ['conversation'],
  'chats.presence contact_id': ['contact'],
  'chats.labels id': ['conversation'],
  'chats.labels contact_id': ['contact'],
  'chats.status id': ['conversation'],
  'chats.status contact_id': ['contact'],
  'chats.snooze contactId': ['contact'],
  'chats.scheduled id': ['conversation'],
  'chats.scheduled contact_id': ['contact'],
  'chats.schedule id': ['conversation'],
  'chats.schedule contact_id': ['contact'],
  'chats.schedule vehicle_id': ['vehicle'],
  'chats.schedule template_id': ['template'],
  'chats.schedule reply_to': ['message'],
  'chats.schedule client_id': [],
  'chats.reschedule id': ['conversation'],
  'chats.reschedule scheduledId': ['scheduled'],
  'chats.reschedule contact_id': ['contact'],
  'chats.reschedule vehicle_id': ['vehicle'],
  'chats.reschedule template_id': ['template'],
  'chats.unschedule id': ['conversation'],
  'chats.unschedule scheduledId': ['scheduled'],
  'chats.sendScheduled id': ['conversation'],
  'chats.sendScheduled scheduledId': ['scheduled'],
  'media.get id': ['file'],
  'whatsapp.get id': ['template'],
  'whatsapp.update id': ['template'],
  'whatsapp.remove id': ['spare_template'],
  'whatsapp.submit id': ['template'],
  'whatsapp.sync id': ['template'],
  'whatsapp.duplicate id': ['template'],
  'whatsapp.duplicate client_id': [],
  'quick-replies.update id': ['reply'],
  'quick-replies.remove id': ['spare_reply'],
}

export async function conversationIds(client: Client, at: Target) {
  const thread = `/api/chats/${at.type}/${at.id}`
  await client.post(`${thread}/send`, { body: 'It is.' })
  const later = { body: 'Still interested?', client_id: randomUUID(), send_at: inMinutes(60) }
  return {
    scheduled: (await client.post(`${thread}/scheduled`, later)).body.scheduled.id as string,
    conversation: at.id,
    message: at.message_id,
    /** A place in the list of conversations, and one in the thread. */
    list_cursor: await cursorOf(client, '/api/chats/recent-by-contact?status=all&per_page=1'),
    thread_cursor: await cursorOf(client, `${thread}/messages?per_page=1`),
    file: await uploadedBy(client),
    bulk: (await client.post('/api/contacts/bulk', { ids: [at.contact_id], set: {} })).body.id as string,
  }
}

const uploadedBy = async (client: Client) =>
  String((await uploadInOnePiece(client, PNG)).body.url).replace('/api/media/', '')

export async function dealershipIds({ client }: Dealership) {
  const addReply = async (shortcut: string) =>
    (await client.post('/api/quick-replies', { shortcut, body: 'Yes.' })).body.quick_reply.id as string
  const addTemplate = async () =>
    (await client.post('/api/whatsapp/templates', newTemplate())).body.template.id as string
  return {
    reply: await addReply('theirs'),
    spare_reply: await addReply('spare'),
    template: await addTemplate(),
    spare_template: await addTemplate(),
  }
}
