import { files } from '#contract/messaging/files.ts'
import { pathOf } from '#contract/route.ts'
import { copyMedia, findMedia, keptFileKey } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import { type KeptFile, newFileKey } from './create-file.ts'
import { findShared } from './store.ts'

export type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>

/** The dealership's own shared file at an address; undefined for every other address. */
export async function findSharedAt(org: OrgId, address: string): Promise<Shared | undefined> {
  const code = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  if (address !== new URL(pathOf(files.open, { code }), publicUrl()).href) return
  const shared = await findShared(code)
  return shared?.org === org ? shared : undefined
}

/** Copies a shared file into another folder; undefined where it is gone. */
export async function copyShared(
  { org, contact, file, name, content_type }: Shared,
  folder: string,
): Promise<KeptFile | undefined> {
  const lying = await findMedia(keptFileKey(org, contact, file))
  const copy = newFileKey(name, content_type)
  if (!lying || !(await copyMedia(lying, keptFileKey(org, folder, copy), content_type))) return
  return { file: copy, name, content_type, size: lying.size }
}
