import { upload } from '#contract/messaging/upload.ts'
import { createUpload, receiveUpload } from '../core/messaging/files/create-upload.ts'
import { serve } from '../serve.ts'

export const handler = serve(upload, {
  create: ({ body, file }, ctx) => (file ? receiveUpload(ctx, file) : createUpload(ctx, body)),
})
