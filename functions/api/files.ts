import { files } from '#contract/messaging/files.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { presignShared } from '../core/messaging/files/presign-shared.ts'
import { serve } from '../serve.ts'

const origin = () => new URL(process.env.PUBLIC_URL ?? '').origin

export const handler = serve(
  files,
  { open: ({ params }, guest) => presignShared(guest, params) },
  (status, { language }) => failurePage(readerOf(origin(), language), status, 'file'),
)
