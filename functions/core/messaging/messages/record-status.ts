import { setOptedOut } from '../../customers/contacts/door.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { findMessage } from './door.ts'
import { asTaken, readStatus, TWILIO_OPTED_OUT } from './statuses.ts'
import { advanceMessage } from './store.ts'

interface Report {
  conversation: string
  message: string
  sid: string
  status: string
  error_code?: string
}

/** Takes in Twilio's delivery report: the message's status moves forward or stays. Repeated and late reports change nothing. */
export async function recordStatus({ org, now }: Work, report: Report): Promise<void> {
  const status = readStatus(report.status)
  if (!status) return
  const { conversation, message, sid, error_code } = report
  // Before the status: a repeat of this report finds the status recorded.
  if (error_code === TWILIO_OPTED_OUT) await recordOptOut(org, conversation, message, now)
  await advanceMessage(org, conversation, message, { ...asTaken(status), sid, error_code })
}

async function recordOptOut(org: OrgId, conversation: string, id: string, now: Date) {
  const refused = await findMessage(org, conversation, id)
  // Told again it would take back a START that came since.
  if (refused && refused.error_code !== TWILIO_OPTED_OUT) await setOptedOut({ ...refused, org }, now.toISOString())
}
