import { publicChat } from '#contract/messaging/webchat.ts'
import { sendByJob } from '../core/calendar/test-drives/send-by-job.ts'
import { listByVisitor } from '../core/messaging/webchat/list-by-visitor.ts'
import { openVisitor } from '../core/messaging/webchat/open-visitor.ts'
import { receiveByVisitor } from '../core/messaging/webchat/receive-by-visitor.ts'
import { recordPhone } from '../core/messaging/webchat/record-phone.ts'
import { serve } from '../serve.ts'

export const handler = serve(publicChat, {
  open: ({ params, headers, body }, guest) => openVisitor(guest, { ...params, ...headers, ...body }),
  send: ({ headers, query, body, file }, guest) => receiveByVisitor(guest, headers, { ...query, ...body, file }),
  list: ({ headers, query }, guest) => listByVisitor(guest, headers, query),
  prove: ({ headers, body }, guest) => recordPhone(guest, headers, body, sendByJob),
})
