import { FILE_BYTES_MAX } from '#contract/platform/file-types.ts'
import { BEGINNING_BYTES, keptFileKey, putMedia } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { derivedId } from '../../platform/table/ids.ts'
import type { KeptFile } from '../files/create-file.ts'
import { plainName } from '../files/rules.ts'
import { typeOfFile } from '../files/type-of-file.ts'
import type { MailFile, MailRead } from './read-mail.ts'

const FILES_MAX = 20
const UNKNOWN = 'application/octet-stream'
const PAGE_BYTES = 5_000_000

/** Keeps a mail's files, and its page, under its contact; twice under the same names. `page`: which of them is the page. */
export async function keepFiles(org: OrgId, contact: string, sid: string, { files, html }: MailRead) {
  const media: KeptFile[] = []
  for (const [i, file] of files
    .filter(({ bytes }) => bytes.length <= FILE_BYTES_MAX)
    .slice(0, FILES_MAX)
    .entries()) {
    const type = (await typeOfFile(file.bytes.subarray(0, BEGINNING_BYTES), file.type, file.name)) ?? UNKNOWN
    media.push(await keep(org, contact, derivedId('mail file', sid, String(i)), { ...file, type }))
  }
  if (html === undefined) return { media }
  const bytes = Buffer.from(html).subarray(0, PAGE_BYTES)
  const page = { name: 'message.html', type: 'text/html', bytes }
  return { media: [...media, await keep(org, contact, derivedId('mail page', sid), page)], page: media.length }
}

async function keep(org: OrgId, contact: string, id: string, { name, type, bytes }: MailFile): Promise<KeptFile> {
  const file = `${id}/${plainName(name, type)}`
  await putMedia(keptFileKey(org, contact, file), bytes, { type })
  return { file, name, content_type: type, size: bytes.length }
}
