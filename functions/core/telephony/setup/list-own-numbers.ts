import type { OwnNumber } from '#contract/telephony/connect.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { openConnection } from '../connections/open-connection.ts'
import { openTwilio } from '../twilio/twilio.ts'

/** The numbers of a dealership's account, as Twilio lists them now; none without one, null where it can't be asked. */
export async function listOwnNumbers(org: OrgId): Promise<OwnNumber[] | null> {
  const connection = await openConnection(org, { fresh: true })
  if (!connection) return []
  try {
    const numbers = await (await openTwilio(connection)).numbers()
    const agents = new Map(Object.entries(connection.lines).map(([agent, line]) => [line, agent]))
    return numbers.map((number) => ({
      ...number,
      is_usual: number.phone_number === connection.senders.phone,
      agent_id: agents.get(number.phone_number) ?? null,
    }))
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
