import { media } from '#contract/messaging/media.ts'
import { openUpload } from '../core/messaging/files/open-upload.ts'
import { serve } from '../serve.ts'

export const handler = serve(media, {
  get: ({ params }, ctx) => openUpload(ctx, params),
})
