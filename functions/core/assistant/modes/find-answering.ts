import { isWithin } from '../../people/organizations/working-hours.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { assistantOf } from './assistant-of.ts'

/** Tells who answers somebody new now: the team in its hours, and the assistant where it sends by itself. */
export async function findAnswering(org: OrgId, now: Date) {
  const desk = await readAssistant(org, { isFresh: false })
  const { mode, state } = assistantOf(desk, {}, now)
  const { business_hours, timezone } = desk.organization
  return {
    is_open: isWithin(business_hours, now, timezone),
    has_assistant: state === 'answers' && mode !== 'draft' && mode !== 'unanswered',
  }
}
