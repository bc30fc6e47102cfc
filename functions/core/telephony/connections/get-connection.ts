import { randomBytes } from 'node:crypto'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { ConnectionItem } from './entity.ts'
import { createConnection, findConnection } from './store.ts'

/** Unguessable, so that nobody can count up a stranger's rejected webhooks. */
export const newToken = () => randomBytes(24).toString('base64url')

/** The organization's stored connection; the first look gives it its webhook token, once, however many look at once. */
export async function getConnection(org: OrgId): Promise<ConnectionItem> {
  const stored = await findConnection(org)
  if (stored) return stored
  await createConnection(org, newToken())
  const created = await findConnection(org)
  if (!created) throw new AppError('settings_not_ready')
  return created
}
