import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { findConnection, removeConnection } from '../connections/door.ts'
import { findTargets } from '../connections/find-targets.ts'
import { type OpenConnection, openConnection } from '../connections/open-connection.ts'
import { pointingElsewhere } from '../connections/webhook-addresses.ts'
import { openTwilio } from '../twilio/twilio.ts'
import { wayOf } from './account-steps.ts'
import { parentAccount } from './parent-account.ts'

const NOWHERE = { messages: '', status: '', voice: '', voice_status: '' }

/**
 * Ends a dealership's way to Twilio, and forgets it: an account that Lotwire opened gives up its numbers and is closed;
 * of the dealership's own only the addresses that lead here are taken out.
 */
export async function endAccount(org: OrgId): Promise<void> {
  const stored = await findConnection(org)
  const connection = await openConnection(org, { fresh: true })
  if (connection) await (stored && wayOf(stored) === 'ours' ? close(connection) : leave(connection))
  await removeConnection(org)
}

async function close(connection: OpenConnection) {
  const parent = parentAccount()
  if (!parent) throw new Error('There is no account at Twilio under which this one could be closed.')
  const ofParent = await openTwilio(parent)
  if ((await ofParent.accountStatus(connection.account_sid)) === 'closed') return
  const twilio = await openTwilio(connection)
  for (const { sid, phone_number } of await twilio.numbers()) {
    const onWhatsapp = await twilio.senderOf(phone_number)
    if (onWhatsapp?.sid) await twilio.removeSender(onWhatsapp.sid)
    await twilio.removeNumber(sid)
  }
  await ofParent.setAccountStatus(connection.account_sid, 'closed')
}

/** Its owner may have ended it already, or changed its token: then nothing of ours works there any more. */
async function leave(connection: OpenConnection) {
  const { token, previous_token } = connection
  try {
    for (const target of await findTargets(connection)) {
      const isOurs =
        target.current.length > 0 && pointingElsewhere(target.current, [token, previous_token]).length === 0
      if (isOurs) await target.set(NOWHERE)
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.words.key !== 'twilio_refused') throw error
    logWarning(error, { org: connection.org })
  }
}
