import type { AssistantOf } from '#contract/assistant/assistant.ts'
import { ASSISTANT_MODES } from '#contract/assistant/assistant-facts.ts'
import type { Answering } from '../../customers/contacts/kept-answering.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import { isWithin } from '../../people/organizations/working-hours.ts'
import type { AssistantDesk } from '../setup/read-assistant.ts'

/** Silent until the conversation is closed, or somebody wakes it. */
export const UNTIL_CLOSED = '9999-12-31T00:00:00.000Z'

/** The mode that was set for a contact, while it holds. */
function ownMode({ mode, mode_until }: Answering, now: Date) {
  const known = ASSISTANT_MODES.find((one) => one === mode)
  return known && !(mode_until && mode_until <= now.toISOString()) ? known : undefined
}

/** What the assistant does about a contact's conversations now, until when, and why. */
export function assistantOf(
  { setup, organization, standing, problem }: Pick<AssistantDesk, 'setup' | 'organization' | 'standing' | 'problem'>,
  own: Answering,
  now: Date,
): AssistantOf {
  const set = ownMode(own, now)
  const mode = set ?? setup.mode
  const is_own = set !== undefined
  if (mode === 'off')
    return {
      mode,
      is_own,
      state: 'off',
      until: (set && own.mode_until) ?? null,
      reason: set ? 'contact' : 'dealership',
    }
  if (haltOf(standing, now)) return { mode, is_own, state: 'off', until: null, reason: 'halted' }
  if (problem) return { mode, is_own, state: 'off', until: null, reason: problem }
  const { silent_until, reason = null } = own
  if (silent_until && silent_until > now.toISOString())
    return { mode, is_own, state: 'sleeps', until: silent_until === UNTIL_CLOSED ? null : silent_until, reason }
  if (mode === 'after_hours' && isWithin(organization.business_hours, now, organization.timezone))
    return setup.drafts_otherwise
      ? { mode: 'draft', is_own, state: 'answers', until: null, reason: 'open' }
      : { mode, is_own, state: 'sleeps', until: null, reason: 'open' }
  return { mode, is_own, state: 'answers', until: null, reason: null }
}

/** Until when it keeps silent after somebody has written. */
export const silentUntil = (sleepMinutes: number, at: Date) =>
  sleepMinutes === 0 ? UNTIL_CLOSED : new Date(at.getTime() + sleepMinutes * 60_000).toISOString()
