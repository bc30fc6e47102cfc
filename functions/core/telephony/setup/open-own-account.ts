import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { getConnection } from '../connections/get-connection.ts'
import { openConnection } from '../connections/open-connection.ts'
import { openTwilio } from '../twilio/twilio.ts'
import { isSetUp, wayOf } from './account-steps.ts'

/** The account that Lotwire opened for a dealership; throws `own_account_connected` or `setup_not_done`. */
export async function openOwnAccount(org: OrgId) {
  const seen = await getConnection(org)
  if (wayOf(seen) === 'own') throw new AppError('own_account_connected')
  const connection = isSetUp(seen) ? await openConnection(org, { fresh: true }) : undefined
  if (!connection) throw new AppError('setup_not_done')
  return { seen, connection, twilio: await openTwilio(connection) }
}
