import { attachKept } from '../../messaging/files/attach-kept.ts'
import { attachUpload } from '../../messaging/files/attach-upload.ts'
import { removeFile } from '../../messaging/files/remove-file.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listCampaignsOf } from './door.ts'
import type { CampaignItem } from './entity.ts'

/**
 * Makes an upload of the caller's, or another campaign's picture, the picture of this one: uploads are gone after a week,
 * and a campaign may start later. Throws `not_found` for any other address.
 */
export async function attachPicture(
  ctx: Ctx,
  id: string,
  media_url: string | undefined,
): Promise<CampaignItem['file']> {
  if (media_url === undefined) return undefined
  const others = await listCampaignsOf(ctx.org)
  const same = others.find((one) => one.file && one.media_url === media_url)
  return same?.file ? attachKept(ctx.org, id, { owner: same.id, file: same.file }) : attachUpload(ctx, id, media_url)
}

export async function discardPicture({ org }: Pick<Ctx, 'org'>, { id, file }: Pick<CampaignItem, 'id' | 'file'>) {
  if (file) await removeFile(org, id, file)
}
