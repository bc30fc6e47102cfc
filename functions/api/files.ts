import { files } from '#contract/messaging/files.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { openShared } from '../core/messaging/files/open-shared.ts'
import { serve } from '../serve.ts'

const origin = () => new URL(process.env.PUBLIC_URL ?? '').origin

export const handler = serve(
  files,
  { open: ({ params }, guest) => openShared(guest, params) },
  (status, { language }) => failurePage(readerOf(origin(), language), status, 'file'),
)
