import { files } from '#contract/messaging/files.ts'
import { openShared } from '../core/messaging/files/open-shared.ts'
import { serve } from '../serve.ts'

export const handler = serve(files, {
  open: ({ params }, guest) => openShared(guest, params),
})
