import { keptFileKey, linkToMedia } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { KeptFile } from './create-file.ts'
import { isShown, LINK_SECONDS } from './rules.ts'

type Named = Pick<KeptFile, 'file' | 'name' | 'content_type'>

/** The address at which a file of a contact can be read for a while, by whoever has the link. */
export function presignFile(
  org: OrgId,
  contact: string,
  { file, name, content_type: type }: Named,
  seconds = LINK_SECONDS,
) {
  return linkToMedia(keptFileKey(org, contact, file), { name, type, isShown: isShown(type), seconds })
}

/** Twilio may take a message four hours late, and fetches the file then. */
const CARRIER_SECONDS = 4 * 3600

/** The same for a carrier, under the file's own type. */
export function presignForCarrier(org: OrgId, contact: string, { file, name, content_type: type }: Named) {
  return linkToMedia(keptFileKey(org, contact, file), { name, type, isShown: true, seconds: CARRIER_SECONDS })
}
