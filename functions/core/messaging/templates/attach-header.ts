import { HEADER_FILES, type HeaderType } from '#contract/telephony/template-facts.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound, refusedFields } from '../../platform/errors.ts'
import { attachUpload } from '../files/attach-upload.ts'
import type { KeptFile } from '../files/create-file.ts'
import { copyShared, findSharedAt } from '../files/find-shared.ts'
import { findUpload, uploadIdIn } from '../files/find-upload.ts'
import { publishFile } from '../files/publish-file.ts'
import { receiveHeader } from './receive-header.ts'
import { headerFolder } from './rules.ts'

/** Twilio fetches the file with every message that is sent, and old threads show it: it stays. */
const KEPT_DAYS = 36_500

type FileHeader = keyof typeof HEADER_FILES
interface Headed {
  id: string
  header_type: HeaderType
  header_media_url?: string
}

/**
 * The lasting address of a header's file, which is kept as the template's own: the caller's upload, another template's
 * file, or what lies at an address of the internet; what cannot be read there now stays where it is. Throws `not_found`
 * for somebody else's upload, `invalid` for a file that WhatsApp does not take there.
 */
export async function attachHeader(ctx: Ctx, template: Headed, known?: string): Promise<string | undefined> {
  const { id, header_type: type, header_media_url: given } = template
  if (!given || given === known || type === 'none' || type === 'text') return given
  const folder = headerFolder(id)
  const kept = await keep(ctx, folder, type, given)
  return kept ? publishFile(ctx, folder, kept, KEPT_DAYS) : given
}

async function keep(ctx: Ctx, folder: string, type: FileHeader, given: string): Promise<KeptFile | undefined> {
  const upload = uploadIdIn(given)
  if (upload !== undefined) {
    const file = await findUpload(ctx.org, ctx.caller.id, upload)
    if (!file) throw notFound()
    const { types, bytes } = HEADER_FILES[type]
    if (!types.some((one) => one === file.type) || file.size > bytes)
      throw refusedFields({ header_media_url: { key: 'header_file_wrong' } })
    return attachUpload(ctx, folder, given)
  }
  const shared = await findSharedAt(ctx.org, given)
  return shared ? copyShared(shared, folder) : receiveHeader(ctx.org, folder, type, given)
}
