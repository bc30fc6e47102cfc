import { carries } from '#contract/customers/channels/carries.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { sizedPicture } from '#contract/stock/sized-picture.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressFor, type Reached } from '../../customers/contacts/reachable-addresses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { publicOrigin } from '../../platform/environment.ts'
import { getOfferedBy } from '../../stock/showroom/door.ts'
import { createFile, type KeptFile } from '../files/create-file.ts'
import { typeOfFile } from '../files/type-of-file.ts'

type Owner = Reached & Pick<ContactItem, 'id'>

/** Enough for a telephone's whole screen. */
const WIDTH = 1200
/** Somebody waits for the message to leave. */
const TIMEOUT_MS = 4_000

/**
 * The first picture of a vehicle that is for sale, made a file of the contact; undefined where there is none that the
 * channel carries. Throws `not_found` for what is no vehicle of this dealership, or not for everybody to see.
 */
export async function receivePhoto(
  org: OrgId,
  { contact, channel, chosen }: { contact: Owner; channel: Channel; chosen?: string },
  id: string,
): Promise<KeptFile | undefined> {
  const vehicle = await getOfferedBy(org, id)
  const picture = vehicle.images?.[0]
  if (picture === undefined) return
  const { bytes: limits } = CHANNELS[channel].files
  const accept = Object.keys(limits).filter((type) => type.startsWith('image/'))
  const maxBytes = Math.max(...accept.map((type) => limits[type] ?? 0))
  const ownOrigin = publicOrigin()
  const address = sizedPicture(picture, ownOrigin)?.(WIDTH) ?? picture
  const { fetchPublic } = await import('../../platform/fetch-public.ts')
  const bytes = await fetchPublic(address, { accept: accept.join(', '), maxBytes, timeoutMs: TIMEOUT_MS })
  const type = bytes && (await typeOfFile(bytes.subarray(0, 4100), '', ''))
  if (
    !bytes ||
    !type ||
    !carries(channel, addressFor(contact, channel, chosen) ?? '', { content_type: type, size: bytes.length })
  )
    return
  return createFile(org, contact.id, { name: vehicle.title, type, bytes })
}
