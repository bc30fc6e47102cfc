import { publicAppointments } from '#contract/calendar/customer-page.ts'
import {
  cancelByCustomer,
  confirmByCustomer,
  listSlotsOfCustomer,
  moveByCustomer,
} from '../core/calendar/appointments/change-by-customer.ts'
import { getIcs } from '../core/calendar/appointments/get-ics.ts'
import { getPublicAppointment } from '../core/calendar/appointments/get-public-appointment.ts'
import { getFeedIcs } from '../core/calendar/feeds/get-feed-ics.ts'
import { serve } from '../serve.ts'

export const handler = serve(publicAppointments, {
  get: ({ params }, { now }) => getPublicAppointment(params, now),
  slots: ({ params }, guest) => listSlotsOfCustomer(guest, params),
  confirm: ({ params }, guest) => confirmByCustomer(guest, params),
  move: ({ params, body }, guest) => moveByCustomer(guest, { ...params, ...body }),
  cancel: ({ params }, guest) => cancelByCustomer(guest, params),
  file: ({ params }, guest) => getIcs(guest, params),
  feed: ({ params }, guest) => getFeedIcs(guest, params),
})
