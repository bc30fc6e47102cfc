import { createHash } from 'node:crypto'
import type { Ctx } from '../../platform/ctx.ts'
import { setPicture } from './store.ts'

/** Shows a picture on the caller's avatar. */
export async function updatePicture({ caller }: Ctx, { image: jpeg }: { image: string }) {
  const version = createHash('sha256').update(jpeg).digest('base64url').slice(0, 12)
  await setPicture(caller.id, { version, jpeg })
  return { version }
}

/** Their initials again. */
export const removePicture = ({ caller }: Ctx): Promise<void> => setPicture(caller.id)
