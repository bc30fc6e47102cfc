import * as z from 'zod/mini'
import { says, Text } from '#contract/fields.ts'
import { FILE_BYTES_MAX, toldType } from '#contract/platform/file-types.ts'
import { route } from '#contract/route.ts'

/** API Gateway takes no more in one piece, in base64. */
const IN_ONE_PIECE_BYTES = 4 * 1024 * 1024
const FORM_BYTES = 8 * 1024

/** A file for a message: by a form that its sender posts to S3, or, a small one, in the call itself (multipart, field `file`). */
export const upload = {
  create: route({
    method: 'POST',
    path: '/api/upload',
    access: 'member',
    scope: 'send_messages',
    uses: ['table:read', 'media:write', 'keys:csrf'],
    takesFile: true,
    body: z
      .object({
        filename: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
        content_type: z.string().check(z.maxLength(200)),
        size: z
          .int()
          .check(z.minimum(1, says('upload_empty')), z.maximum(FILE_BYTES_MAX, says('attachment_too_large'))),
      })
      .check(
        z.refine(({ content_type, filename }) => toldType(content_type, filename) !== undefined, {
          error: says('file_kind'),
          path: ['content_type'],
        }),
      ),
    bodyBytes: IN_ONE_PIECE_BYTES + FORM_BYTES,
    output: z.object({
      /** What `send` takes as `media_url`. */
      url: Text,
      /** Where the file is posted, its fields first; absent where it is there already. */
      upload: z.optional(z.object({ url: Text, fields: z.record(Text, Text) })),
    }),
  }),
}
