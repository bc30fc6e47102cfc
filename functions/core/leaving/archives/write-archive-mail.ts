import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import type { ArchiveItem } from './entity.ts'
import { TEXTS } from './texts.ts'

/** The mail that tells whoever asked for an archive that it is there. */
export function writeArchiveMail({ language, parts }: ArchiveItem) {
  const words = TEXTS[language]
  const link = { label: words.link, url: `${publicUrl()}/settings/closing` }
  return { subject: words.subject, ...layOutMail([words.ready(parts.length), link]) }
}
