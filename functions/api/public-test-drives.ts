import { publicTestDrives } from '#contract/calendar/test-drives.ts'
import { bookTestDrive } from '../core/calendar/test-drives/book-test-drive.ts'
import { hasOffer } from '../core/calendar/test-drives/get-offer.ts'
import { listFreeTimes } from '../core/calendar/test-drives/list-free-times.ts'
import { requestCode } from '../core/calendar/test-drives/request-code.ts'
import { serve } from '../serve.ts'

export const handler = serve(publicTestDrives, {
  offer: ({ params }, { now }) => hasOffer({ ...params, now }),
  slots: ({ params }, guest) => listFreeTimes(guest, params),
  code: ({ params, body }, guest) => requestCode(guest, { ...params, ...body }),
  book: ({ params, body }, guest) => bookTestDrive(guest, { ...params, ...body }),
})
