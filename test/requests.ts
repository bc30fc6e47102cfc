import { randomInt, randomUUID } from 'node:crypto'
import { pathOf, type Row } from '#contract/route.ts'
import { type FunctionName, routes } from '#contract/routes.ts'

/** What a request can be about: a conversation with its newest message, an organization's webhook token, a person. */
export interface Target {
  type: string
  id: string
  contact_id: string
  message_id: string
  token: string
  email: string
  password: string
  /** A colleague who looks after it. */
  person?: string
  /** What was written down about the contact. */
  note?: string
  /** Somebody whom its dealership invited. */
  invitation?: string
  /** A group of its dealership. */
  group?: string
  /** An API key of its dealership. */
  key?: string
  /** A call with it. */
  call?: string
  /** A WhatsApp template of its dealership. */
  template?: string
}

export interface Request {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** The answer's status for whoever may make it; a pair where it depends on being signed in. */
  status: number | { anonymous: number; signedIn: number; admin?: number }
}

const conversation = ({ type, id }: Target) => ({ type, id })
const noVehicle = { id: 'no-such-car' }
/** A number that no other request names. */
export const newNumber = () => `+1628${randomInt(2_000_000, 10_000_000)}`
/** A template's form under a name that no other has. */
export const newTemplate = () => ({
  name: `visit_${randomUUID().replaceAll('-', '_')}`,
  friendly_name: 'Visit',
  language: 'en',
  category: 'UTILITY',
  body_text: 'Hi {{1}}, thank you for your visit to our lot.',
  variables: ['name'],
})
const stranger = () => `nobody-${randomUUID()}@lotwire.test`

const person = (id: string) => (id === 'nobody' ? 404 : 200)

/** A server inside our own network, which is refused before anything is sent to it. */
const privateServer = {
  provider: 'dealer_center',
  config: { server: '10.0.0.1', username: 'dealer', password: 'secret', allow_plain: true },
}

/** One request for every row of the route table, as somebody who may make it does. A row that has none does not compile. */
export const requests: { [F in FunctionName]: Record<keyof (typeof routes)[F], (at: Target) => Request> } = {
  auth: {
    csrfCookie: () => ({ status: 204 }),
    signup: () => ({
      body: { email: stranger(), password: 'Correct7horse', firstName: 'Nia', lastName: 'New', organization: 'New' },
      status: 200,
    }),
    verify: () => ({ body: { email: stranger(), code: '000000' }, status: 422 }),
    resend: () => ({ body: { email: stranger() }, status: 200 }),
    login: ({ email, password }) => ({ body: { email, password }, status: 200 }),
    refresh: () => ({ status: { anonymous: 401, signedIn: 200 } }),
    logout: () => ({ status: 200 }),
    forgotPassword: () => ({ body: { email: stranger() }, status: 200 }),
    resetPassword: () => ({ body: { email: stranger(), code: '000000', password: 'Correct7horse' }, status: 422 }),
    acceptInvitation: () => ({ body: { email: stranger(), code: 'none', password: 'Correct7horse' }, status: 422 }),
    changePassword: ({ password }) => ({ body: { password: `${password}-not`, new_password: password }, status: 422 }),
    sessions: () => ({ status: 200 }),
    endSession: () => ({ params: { id: 'none' }, status: 404 }),
  },
  users: { list: () => ({ status: 200 }) },
  team: {
    invite: () => ({ body: { email: stranger(), role: 'agent', name: 'Nia New' }, status: 200 }),
    resend: ({ invitation: id = 'nobody' }) => ({ params: { id }, status: id === 'nobody' ? 404 : 200 }),
    updateRole: ({ person: id = 'nobody' }) => ({ params: { id }, body: { role: 'agent' }, status: person(id) }),
    updateSuspended: ({ person: id = 'nobody' }) => ({
      params: { id },
      body: { suspended: false },
      status: person(id),
    }),
    remove: () => ({ params: { id: 'nobody' }, status: 404 }),
  },
  me: {
    get: () => ({ status: 200 }),
    update: () => ({ body: { language: 'en' }, status: 200 }),
    notifications: () => ({ status: 200 }),
    updateNotifications: () => ({
      body: { ways: { assigned: ['app'] }, quiet_from: '21:00', quiet_to: '07:30' },
      status: 200,
    }),
  },
  notifications: {
    list: () => ({ status: 200 }),
    read: () => ({ body: { until: new Date().toISOString() }, status: 200 }),
  },
  organizations: {
    get: () => ({ params: { id: 'nobody' }, status: 404 }),
    update: () => ({ params: { id: 'nobody' }, body: { city: 'Austin' }, status: 404 }),
  },
  admin: {
    organizations: () => ({ status: 200 }),
    suspend: () => ({ params: { id: 'none' }, body: { suspended: true }, status: 404 }),
  },
  'agent-api-keys': {
    list: () => ({ status: 200 }),
    create: ({ person = 'nobody' }) => ({
      body: { user_id: person, name: 'DMS', permissions: ['read_contacts'] },
      status: person === 'nobody' ? 404 : 200,
    }),
    revoke: ({ key: id = 'none' }) => ({ params: { id }, status: 404 }),
    remove: () => ({ params: { id: 'none' }, status: 404 }),
  },
  audit: {
    list: () => ({ query: { from: '2026-01-01' }, status: 200 }),
    people: () => ({ status: 200 }),
    export: () => ({ body: { from: '2026-01-01' }, status: 200 }),
  },
  openapi: { get: () => ({ status: 200 }) },
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
  },
  exports: {
    create: () => ({ body: { stage: 'sold' }, status: 200 }),
    get: () => ({ params: { id: 'none' }, status: 404 }),
  },
  bulk: {
    change: () => ({ body: { ids: ['nobody'], set: { stage: 'contacted' } }, status: 200 }),
    get: () => ({ params: { id: 'none' }, status: 404 }),
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
  },
  imports: {
    create: () => ({ body: { filename: 'people.csv', size: 1000 }, status: 200 }),
    list: () => ({ status: 200 }),
    get: () => ({ params: { id: 'nobody' }, status: 404 }),
    update: () => ({ params: { id: 'nobody' }, body: { on_known: 'fill' }, status: 404 }),
    remove: () => ({ params: { id: 'nobody' }, status: 404 }),
    errors: () => ({ params: { id: 'nobody' }, status: 404 }),
  },
  assignments: {
    agents: () => ({ status: 200 }),
    updateAgent: ({ person: id = 'nobody' }) => ({
      params: { id },
      body: { available: true },
      status: id === 'nobody' ? 404 : 200,
    }),
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
  pipeline: {
    board: () => ({ query: { stage: 'new', limit: '50' }, status: 200 }),
    pause: ({ contact_id: id }) => ({ params: { id }, body: { until: '2999-01-01T00:00:00Z' }, status: 200 }),
    resume: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    stages: () => ({ status: 200 }),
    createStage: () => ({ body: { name: 'Hot Lead' }, status: 200 }),
    updateStage: () => ({ params: { id: 'no-such-stage' }, body: { name: 'Cold Lead' }, status: 404 }),
    removeStage: () => ({ params: { id: 'no-such-stage' }, body: { move_to: 'new' }, status: 404 }),
    times: () => ({ status: 200 }),
    updateTimes: () => ({ body: { green: 24, blue: 72, black: 144, orange: 24 }, status: 200 }),
  },
  labels: {
    list: () => ({ status: 200 }),
    create: () => ({ body: { name: 'Urgent' }, status: 409 }),
    update: () => ({ params: { id: 'no-such-label' }, body: { name: 'Cash' }, status: 404 }),
    remove: () => ({ params: { id: 'no-such-label' }, status: 404 }),
  },
  chats: {
    recent: () => ({ query: { status: 'all', per_page: '200' }, status: 200 }),
    changed: ({ contact_id }) => ({ query: { contact_ids: contact_id }, status: 200 }),
    get: ({ contact_id }) => ({ params: { contact_id }, status: 200 }),
    messages: (at) => ({ params: conversation(at), status: 200 }),
    list: () => ({ query: { per_page: '200' }, status: 200 }),
    stats: () => ({ status: 200 }),
    states: () => ({ status: 200 }),
    open: ({ contact_id }) => ({ body: { type: 'sms', contact_id }, status: 200 }),
    resend: (at) => ({ params: { ...conversation(at), message_id: at.message_id }, body: {}, status: 409 }),
    settle: (at) => ({
      params: { ...conversation(at), message_id: at.message_id },
      body: { status: 'delivered' },
      status: 409,
    }),
    update: (at) => ({ params: conversation(at), body: { stage: 'contacted' }, status: 200 }),
    media: (at) => ({ params: { ...conversation(at), message_id: at.message_id, index: '0' }, status: 302 }),
    requestMedia: (at) => ({ params: { ...conversation(at), message_id: at.message_id, index: '0' }, status: 200 }),
    send: (at) => ({ params: conversation(at), body: { body: 'Good morning', client_id: randomUUID() }, status: 200 }),
    checkWindow: (at) => ({ params: conversation(at), status: 200 }),
    sendTemplate: (at) => ({
      params: conversation(at),
      body: { template_id: at.template ?? 'none', variables: ['Ana'] },
      status: 404,
    }),
    read: (at) => ({ params: conversation(at), body: { last_message_id: at.message_id }, status: 200 }),
    labels: (at) => ({ params: conversation(at), body: { labels: ['Urgent'] }, status: 200 }),
    status: (at) => ({ params: conversation(at), body: { status: 'active' }, status: 200 }),
  },
  calls: {
    history: () => ({ query: { status: 'completed', per_page: '20' }, status: 200 }),
    stats: () => ({ query: { date_from: '2026-01-15' }, status: 200 }),
    make: () => ({ body: { to: newNumber(), contact_id: null }, status: 200 }),
    active: () => ({ status: 200 }),
    colleagues: () => ({ status: 200 }),
    export: () => ({ query: { direction: 'inbound' }, status: 200 }),
    exported: () => ({ params: { id: 'none' }, status: 404 }),
    get: ({ call: id = 'none' }) => ({ params: { id }, status: id === 'none' ? 404 : 200 }),
    end: ({ call: id = 'none' }) => ({ params: { id }, status: id === 'none' ? 404 : 200 }),
    transfer: ({ call: id = 'none', person = 'nobody' }) => ({
      params: { id },
      body: { agent_id: person },
      status: id === 'none' ? 404 : 409,
    }),
    recording: ({ call: id = 'none' }) => ({ params: { id }, status: 404 }),
  },
  twilio: { token: () => ({ status: 200 }) },
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
  settings: {
    group: () => ({ params: { group: 'assignment' }, status: 200 }),
    reset: () => ({ params: { group: 'ai', key: 'nothing' }, status: 404 }),
    testAi: () => ({ body: { provider: 'openai' }, status: 422 }),
    aiUsage: () => ({ status: 200 }),
    update: () => ({
      body: { settings: [{ key: 'max_contacts_per_agent', value: '50', group: 'assignment', type: 'integer' }] },
      status: 200,
    }),
    twilioStatus: () => ({ status: 200 }),
    saveTwilio: () => ({ body: {}, status: 200 }),
    testTwilio: () => ({ body: {}, status: 200 }),
    setTwilioWebhooks: () => ({ body: { overwrite: true }, status: 200 }),
  },
  dashboard: {
    get: () => ({ status: 200 }),
    figures: () => ({ query: { days: '30' }, status: 200 }),
    firstSteps: () => ({ status: 200 }),
    unread: () => ({ status: 200 }),
  },
  inventory: {
    list: () => ({ query: { sort_by: 'price_asc', search: 'ford' }, status: 200 }),
    get: () => ({ params: noVehicle, status: 404 }),
    create: () => ({ body: { make: 'Ford', model: 'Escape', year: 2021, price: 18995 }, status: 200 }),
    update: () => ({ params: noVehicle, body: { make: 'Ford', model: 'Escape' }, status: 404 }),
    remove: () => ({ params: noVehicle, status: 404 }),
    dcidFilter: () => ({ status: 200 }),
    setDcidFilter: () => ({ body: { dcid: '1234567' }, status: 409 }),
  },
  integrations: {
    list: () => ({ status: 200 }),
    test: () => ({ body: privateServer, status: 422 }),
    connect: () => ({ body: privateServer, status: 422 }),
    disconnect: () => ({ body: { provider: 'dealer_center' }, status: 200 }),
  },
  syncs: {
    start: () => ({ body: {}, status: 422 }),
    list: () => ({ status: 200 }),
    get: () => ({ params: noVehicle, status: 404 }),
    errors: () => ({ params: noVehicle, status: 404 }),
    confirm: () => ({ params: noVehicle, status: 404 }),
    discard: () => ({ params: noVehicle, status: 404 }),
    mapping: () => ({ status: 200 }),
    setMapping: () => ({ body: { fields: { price: 'Price' } }, status: 422 }),
    upload: () => ({ body: { filename: 'cars.csv', size: 1000 }, status: 200 }),
  },
  public: {
    vehicle: () => ({ params: noVehicle, status: 404 }),
    dealer: () => ({ params: { userId: 'nobody' }, status: 404 }),
    view: () => ({ params: noVehicle, status: 404 }),
    call: () => ({ params: noVehicle, status: 404 }),
  },
  pages: {
    vehicle: () => ({ params: noVehicle, status: 404 }),
    dealer: () => ({ params: { id: 'nobody' }, status: 404 }),
    sitemap: () => ({ params: { id: 'nobody' }, status: 404 }),
  },
  realtime: {
    token: () => ({ status: 200 }),
    missed: () => ({ query: { since: '2026-01-01T00:00:00.000Z' }, status: 200 }),
  },
  webhooks: {
    messages: ({ token }) => ({ params: { token }, status: 200 }),
    status: ({ token }) => ({ params: { token }, status: 204 }),
    voice: ({ token }) => ({ params: { token }, status: 200 }),
    voiceStatus: ({ token }) => ({ params: { token }, status: 204 }),
    recording: ({ token }) => ({ params: { token }, status: 204 }),
  },
}

/** Every row by its name (`chats.send`) with its request. */
export const namedRows = (Object.keys(routes) as FunctionName[]).flatMap((key) =>
  Object.entries<Row>(routes[key]).map(([name, row]) => ({
    name: `${key}.${name}`,
    row,
    request: (requests[key] as Record<string, ((at: Target) => Request) | undefined>)[name],
  })),
)
export type NamedRow = (typeof namedRows)[number]

/** The row's request about this target; throws for a row that this file does not know. */
export function requestOf({ name, row, request }: NamedRow, at: Target) {
  if (!request) throw new Error(`test/requests.ts has no request for ${name}.`)
  const { params, query, body, status } = request(at)
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return { method: row.method, path: pathOf(row, params) + search, body, status }
}

/** Whether a row is about one conversation or contact, which the caller must be allowed to see. */
export const isAboutConversation = ({ row }: NamedRow) =>
  row === routes.chats.open || /^\/api\/(?:chats|contacts(?!\/(?:bulk|exports)\b))\/.*\{/.test(row.path)
