import { appointments } from '#contract/calendar/appointments.ts'
import { createAppointment } from '../core/calendar/appointments/create-appointment.ts'
import { listAppointments } from '../core/calendar/appointments/list-appointments.ts'
import { listSlots } from '../core/calendar/appointments/list-slots.ts'
import { updateAppointment } from '../core/calendar/appointments/update-appointment.ts'
import { updateAppointmentStatus } from '../core/calendar/appointments/update-appointment-status.ts'
import { serve } from '../serve.ts'

export const handler = serve(appointments, {
  list: ({ query }, ctx) => listAppointments(ctx, query),
  create: ({ body }, ctx) => createAppointment(ctx, body),
  update: ({ params, body }, ctx) => updateAppointment(ctx, { ...params, ...body }),
  status: ({ params, body }, ctx) => updateAppointmentStatus(ctx, { ...params, ...body }),
  slots: ({ query }, ctx) => listSlots(ctx, query),
})
