import type { calendarRoutes } from '#contract/calendar/routes.ts'
import type { RequestsOf } from '../request.ts'

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

export const requests: RequestsOf<typeof calendarRoutes> = {
  appointments: {
    list: () => ({ query: { from: inAWeek, to: inAWeek }, status: 200 }),
    create: ({ contact_id }) => ({
      body: { contact_id, kind: 'visit', starts_at: `${inAWeek}T10:00`, client_id: 'twice' },
      status: 200,
    }),
    update: () => ({ params: { id: 'none' }, body: { note: 'Brings the title.' }, status: 404 }),
    status: () => ({ params: { id: 'none' }, body: { status: 'confirmed' }, status: 404 }),
    slots: () => ({ query: { kind: 'test_drive', from: inAWeek, to: inAWeek }, status: 200 }),
  },
  calendar: {
    feed: () => ({ status: 200 }),
    renewFeed: () => ({ status: 200 }),
    removeFeed: () => ({ status: 204 }),
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
}
