import type { Guest } from '../../platform/ctx.ts'
import { getByCode, getPublicFace } from './get-public-appointment.ts'
import { icsText, summaryOf } from './ics-text.ts'

/** A customer's appointment as a file for their calendar. */
export async function getIcs({ language, now }: Guest, { code }: { code: string }) {
  const { org, appointment } = await getByCode(code)
  const { dealership, agent, vehicle } = await getPublicFace(org, appointment, now)
  const event = {
    appointment,
    summary: summaryOf(appointment, dealership.name, language),
    location: dealership.address,
    description: [agent, vehicle].filter(Boolean).join('\n'),
  }
  return { ics: icsText(dealership.name, [event]) }
}
