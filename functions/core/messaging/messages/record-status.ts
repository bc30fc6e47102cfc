import { setOptedOut } from '../../customers/contacts/door.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import type { Told } from '../../telephony/carriers/carrier.ts'
import { findMessage } from './door.ts'
import { asTaken } from './statuses.ts'
import { advanceMessage } from './store.ts'

interface Report extends Told {
  conversation: string
  message: string
}

/** Takes in a carrier's report: the message's status moves forward or stays. Repeated and late reports change nothing. */
export async function recordStatus({ org, now }: Work, report: Report): Promise<void> {
  const { conversation, message, sid, status, error_code } = report
  if (!status) return
  // Before the status: a repeat of this report finds the status recorded.
  if (report.isOptedOut) await recordOptOut(org, report, now)
  await advanceMessage(org, conversation, message, { ...asTaken(status), sid, error_code })
}

async function recordOptOut(org: OrgId, { conversation, message: id, error_code }: Report, now: Date) {
  const refused = await findMessage(org, conversation, id)
  // Told again it would take back a START that came since.
  if (refused && refused.error_code !== error_code) await setOptedOut({ ...refused, org }, now.toISOString())
}
