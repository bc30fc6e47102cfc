import type { calendarRoutes } from '#contract/calendar/routes.ts'
import type { Client } from '../cloud.ts'
import type { LeadsTo, RequestsOf, Target } from '../request.ts'

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
const DUE = new Date(Date.now() + 30 * 86_400_000).toISOString()

export const requests: RequestsOf<typeof calendarRoutes> = {
  appointments: {
    list: () => ({ query: { from: inAWeek, to: inAWeek }, status: 200 }),
    // Only the holder of an id has a note: to the others its contact does not exist.
    create: ({ note, contact_id }) => ({
      body: {
        contact_id: note ? contact_id : 'none',
        kind: 'visit',
        starts_at: `${inAWeek}T10:00`,
        client_id: 'twice',
      },
      status: 404,
    }),
    update: () => ({ params: { id: 'none' }, body: { note: 'Brings the title.' }, status: 404 }),
    status: () => ({ params: { id: 'none' }, body: { status: 'confirmed' }, status: 404 }),
    slots: () => ({ query: { kind: 'test_drive', from: inAWeek, to: inAWeek }, status: 200 }),
  },
  calendar: {
    feed: () => ({ status: 200 }),
    renewFeed: () => ({ status: 200 }),
    removeFeed: () => ({ status: 204 }),
    google: () => ({ status: 200 }),
    connectGoogle: () => ({ status: 200 }),
    // A browser's way back: whoever comes without a state that is theirs is told so on the page.
    returnFromGoogle: () => ({ query: { state: 'none', code: 'none' }, status: 302 }),
    disconnectGoogle: () => ({ status: 204 }),
  },
  'google-webhooks': {
    changed: () => ({ params: { token: 'none' }, status: 404 }),
  },
  'appointment-pages': {
    appointment: () => ({ params: { code: 'none' }, status: 404 }),
  },
  'public-appointments': {
    get: () => ({ params: { code: 'none' }, status: 404 }),
    slots: () => ({ params: { code: 'none' }, status: 404 }),
    confirm: () => ({ params: { code: 'none' }, status: 404 }),
    move: () => ({ params: { code: 'none' }, body: { starts_at: `${inAWeek}T10:00` }, status: 404 }),
    cancel: () => ({ params: { code: 'none' }, status: 404 }),
    file: () => ({ params: { code: 'none' }, status: 404 }),
    feed: () => ({ params: { secret: 'none.ics' }, status: 404 }),
  },
  'public-test-drives': {
    offer: () => ({ params: { id: 'none' }, status: 200 }),
    slots: () => ({ params: { id: 'none' }, status: 404 }),
    code: () => ({ params: { id: 'none' }, body: { phone: '5125550100', language: 'en' }, status: 404 }),
    book: () => ({
      params: { id: 'none' },
      body: { phone: '5125550100', name: 'Ana', code: '123456', starts_at: `${inAWeek}T10:00`, language: 'en' },
      status: 404,
    }),
  },
  reminders: {
    list: () => ({ status: 200 }),
    create: ({ note, contact_id }) => ({
      body: { contact_id: note ? contact_id : 'none', text: 'Call about the truck', due_at: DUE },
      status: 404,
    }),
    update: () => ({ params: { id: 'none' }, body: { text: 'Call about the van' }, status: 404 }),
    done: () => ({ params: { id: 'none' }, body: { done: true }, status: 404 }),
    remove: () => ({ params: { id: 'none' }, status: 404 }),
  },
}

export const leadsTo: LeadsTo = {
  'appointments.list contact': ['contact'],
  'appointments.list agent': ['person'],
  'appointments.create contact_id': ['contact'],
  'appointments.create agent_id': ['person'],
  'appointments.create vehicle_id': ['vehicle'],
  'appointments.create client_id': [],
  'appointments.update id': ['appointment'],
  // Of an appointment that there is: test/calendar/appointments.test.ts.
  'appointments.update agent_id': [],
  'appointments.update vehicle_id': [],
  'appointments.status id': ['appointment'],
  // Everybody sees when colleagues are free.
  'appointments.slots agent': [],
  'appointments.slots vehicle': ['vehicle'],
  'reminders.list user': ['person'],
  'reminders.list contact_id': ['contact'],
  'reminders.create contact_id': ['contact'],
  'reminders.create user_id': ['person'],
  'reminders.create client_id': [],
  'reminders.update id': ['reminder'],
  // Of one's own reminder: test/calendar/reminders.test.ts names others' people.
  'reminders.update user_id': [],
  'reminders.done id': ['reminder'],
  'reminders.remove id': ['spare_reminder'],
}

export const conversationIds = async (client: Client, at: Target) => ({
  appointment: await appointmentOf(client, at),
  reminder: await reminderAbout(client, at),
  spare_reminder: await reminderAbout(client, at),
})

async function reminderAbout(client: Client, { contact_id }: Target): Promise<string> {
  const body = { contact_id, text: 'Call about the truck', due_at: DUE }
  return (await client.post('/api/reminders', body)).body.reminder.id
}

let booked = 0
/** At an hour of its own, some weeks ahead. */
async function appointmentOf(client: Client, { contact_id }: Target): Promise<string> {
  const starts_at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + (700 + booked++) * 3_600_000).toISOString()
  const body = { contact_id, kind: 'phone_call', starts_at, client_id: starts_at }
  return (await client.post('/api/appointments', body)).body.appointment.id
}
