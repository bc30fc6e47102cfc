import { randomBytes } from 'node:crypto'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findConnection } from './door.ts'
import type { ConnectionItem } from './entity.ts'
import { createConnection } from './store.ts'

/** Unguessable, so that no one can run up a stranger's count of rejected webhooks. */
export const newToken = () => randomBytes(24).toString('base64url')

/** The organization's stored connection; the first call gives it its webhook token, once, even if concurrent. */
export async function getConnection(org: OrgId): Promise<ConnectionItem> {
  const stored = await findConnection(org)
  if (stored) return stored
  await createConnection(org, newToken())
  const created = await findConnection(org)
  if (!created) throw new AppError('settings_not_ready')
  return created
}
