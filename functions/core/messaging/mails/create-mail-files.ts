import { PAGE_BYTES } from '#contract/messaging/mail-facts.ts'
import { FILE_BYTES_MAX } from '#contract/platform/file-types.ts'
import { BEGINNING_BYTES } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { createFile, type KeptFile } from '../files/create-file.ts'
import { typeOfFile } from '../files/type-of-file.ts'
import type { MailRead } from './read-mail.ts'

const FILES_MAX = 20
const UNKNOWN = 'application/octet-stream'

/** Keeps a mail's files, and its page, under its contact; done again, the same. `page`: which of them is the page; `lost`: so many were too large, or too many. */
export async function createMailFiles(org: OrgId, contact: string, sid: string, { files, html }: MailRead) {
  const media: KeptFile[] = []
  const kept = files.filter(({ bytes }) => bytes.length <= FILE_BYTES_MAX).slice(0, FILES_MAX)
  const lost = files.length - kept.length
  for (const [i, file] of kept.entries()) {
    const type = (await typeOfFile(file.bytes.subarray(0, BEGINNING_BYTES), file.type, file.name)) ?? UNKNOWN
    media.push(await createFile(org, contact, { ...file, type }, derivedId('mail file', sid, String(i))))
  }
  if (html === undefined) return { media, lost }
  const page = { name: 'message.html', type: 'text/html', bytes: Buffer.from(html).subarray(0, PAGE_BYTES) }
  return {
    media: [...media, await createFile(org, contact, page, derivedId('mail page', sid))],
    page: media.length,
    lost,
  }
}
