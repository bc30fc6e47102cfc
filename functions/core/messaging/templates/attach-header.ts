import { HEADER_FILES, type HeaderType } from '#contract/messaging/template-facts.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound, refusedFields } from '../../platform/errors.ts'
import { attachUpload } from '../files/attach-upload.ts'
import { findUpload, uploadIdIn } from '../files/find-upload.ts'
import { publishFile } from '../files/publish-file.ts'

/** Twilio fetches the file with every message that is sent, and old threads show it: it stays. */
const KEPT_DAYS = 36_500

/**
 * The lasting address of a header's file: the caller's upload is kept as the template's own, an address elsewhere stays
 * as it is. Throws `not_found` for somebody else's upload, `invalid` for a file that WhatsApp does not take there.
 */
export async function attachHeader(
  ctx: Ctx,
  template: { id: string; header_type: HeaderType; header_media_url?: string },
  known?: string,
): Promise<string | undefined> {
  const { id, header_type: type, header_media_url: given } = template
  if (!given || given === known || type === 'none' || type === 'text') return given
  const upload = uploadIdIn(given)
  if (upload === undefined) {
    if (URL.parse(given)?.protocol === 'https:') return given
    throw refusedFields({ header_media_url: { key: 'header_file_wrong' } })
  }
  const file = await findUpload(ctx, upload)
  if (!file) throw notFound()
  const { types, bytes } = HEADER_FILES[type]
  if (!types.some((one) => one === file.type) || file.size > bytes)
    throw refusedFields({ header_media_url: { key: 'header_file_wrong' } })
  const owner = `template-${id}`
  return publishFile(ctx, owner, await attachUpload(ctx, owner, given), KEPT_DAYS)
}
