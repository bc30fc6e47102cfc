import { findMedia, keptFileKey } from '../../platform/aws/media-files.ts'
import type { Guest } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { presignFile } from './presign-file.ts'
import { findShared } from './store.ts'

/** The address at which a customer reads a file that was sent as a link; not found once it has expired or its contact was deleted. */
export async function presignShared({ now }: Guest, { code }: { code: string }) {
  const shared = await findShared(code)
  if (!shared || shared.ttl * 1000 <= now.getTime()) throw notFound()
  const { org, contact, file } = shared
  if (!(await findMedia(keptFileKey(org, contact, file)))) throw notFound()
  return { location: await presignFile(org, contact, shared) }
}
