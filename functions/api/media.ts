import { media } from '#contract/messaging/media.ts'
import { presignUpload } from '../core/messaging/files/presign-upload.ts'
import { serve } from '../serve.ts'

export const handler = serve(media, {
  get: ({ params }, ctx) => presignUpload(ctx, params),
})
