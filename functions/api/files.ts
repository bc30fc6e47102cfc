import { files } from '#contract/messaging/files.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { presignShared } from '../core/messaging/files/presign-shared.ts'
import { publicOrigin } from '../core/platform/environment.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  files,
  { open: ({ params }, guest) => presignShared(guest, params) },
  (status, { language }) => failurePage(readerOf(publicOrigin(), language), status, 'file'),
)
