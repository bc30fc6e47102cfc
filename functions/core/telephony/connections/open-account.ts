import type { OrgId } from '../../platform/ctx.ts'
import { openTwilio } from '../twilio/twilio.ts'
import { openConnection } from './open-connection.ts'

export type Account = Awaited<ReturnType<typeof openTwilio>>

/** An organization's Twilio account, to ask something of it, and its connection; undefined if none is connected. */
export async function openAccount(org: OrgId, options: Parameters<typeof openConnection>[1] = {}) {
  const connection = await openConnection(org, options)
  return connection && { connection, account: await openTwilio(connection) }
}
