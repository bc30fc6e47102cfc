import { reminders } from '#contract/calendar/reminders.ts'
import { createReminder } from '../core/calendar/reminders/create-reminder.ts'
import { listReminders } from '../core/calendar/reminders/list-reminders.ts'
import { removeReminder } from '../core/calendar/reminders/remove-reminder.ts'
import { updateDone } from '../core/calendar/reminders/update-done.ts'
import { updateReminder } from '../core/calendar/reminders/update-reminder.ts'
import { serve } from '../serve.ts'

export const handler = serve(reminders, {
  list: ({ query }, ctx) => listReminders(ctx, query),
  create: ({ body }, ctx) => createReminder(ctx, body),
  update: ({ params, body }, ctx) => updateReminder(ctx, { ...params, ...body }),
  done: ({ params, body }, ctx) => updateDone(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeReminder(ctx, params),
})
