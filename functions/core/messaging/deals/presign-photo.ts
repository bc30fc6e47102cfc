import { getReadableContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { presignFile } from '../files/presign-file.ts'
import { findDeal } from './store.ts'

/** The address at which a photo of what a contact trades in can be read for a short while. */
export async function presignPhoto(ctx: Ctx, { id, photoId }: { id: string; photoId: string }) {
  const contact = await getReadableContact(ctx, id)
  const { known } = await findDeal(ctx.org, contact.id)
  const photo = known.photos?.find((one) => one.id === photoId)
  if (!photo) throw notFound()
  return { location: await presignFile(ctx.org, photo.owner ?? contact.id, photo) }
}
