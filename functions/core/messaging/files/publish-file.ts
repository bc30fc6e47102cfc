import { randomBytes } from 'node:crypto'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import { files } from '#contract/messaging/files.ts'
import { pathOf } from '#contract/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { publicOrigin } from '../../platform/environment.ts'
import type { KeptFile } from './create-file.ts'
import { putShared } from './store.ts'

const CODE_BYTES = 16
/** The address under which anyone opens a file who has it, for thirty days where nothing else is said. */
export async function publishFile(
  { org, now }: Pick<Ctx, 'org' | 'now'>,
  contact: string,
  kept: KeptFile,
  days: number = KEPT_DAYS.sharedFiles,
) {
  const { file, name, content_type } = kept
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const ttl = Math.ceil(now.getTime() / 1000) + days * 86_400
  await putShared({ code, org, contact, file, name, content_type, ttl })
  return `${publicOrigin()}${pathOf(files.open, { code })}`
}
