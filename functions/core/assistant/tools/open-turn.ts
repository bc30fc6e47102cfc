import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { isWithin } from '../../people/organizations/working-hours.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../../stock/catalogue/entity.ts'
import type { Item } from '../providers/turn-types.ts'
import type { Need } from '../replies/phrase-needs.ts'
import type { ReplyAct } from '../replies/reply-schema.ts'
import type { VehicleFacts } from '../replies/reply-types.ts'
import type { AssistantDesk } from '../setup/read-assistant.ts'

/** What a turn knows while it lasts: tools add to it what a reply may then say. */
export interface OpenTurn {
  org: OrgId
  now: Date
  requestId: string
  /** The same for the same turn: what has an effect happens once. */
  id: string
  desk: AssistantDesk
  /** Absent in a trial. */
  contact: ContactItem | undefined
  language: 'en' | 'es'
  /** Its text is read, and may be thrown away, before it is sent. */
  isForApproval?: boolean
  /** The inventory's version, once it is read. */
  lot?: LotItem
  /** The vehicles that a tool of this turn returned. */
  facts: Map<string, VehicleFacts>
  acts: Map<ReplyAct, true | Set<string>>
  /** What is known to be so: tools add to it. */
  holds: Set<Need>
  /** Times that were offered in this conversation, by their ids. */
  times: Map<string, string>
  /** What was said so far, oldest first. */
  conversation: readonly Item[]
  /** The customer's next appointment in words, once a tool has read it. */
  appointment?: string
  /** The words of acts that only this turn knows. */
  words: Partial<Record<ReplyAct, string>>
  /** Why the model asked for a person, if it did. */
  handedOver?: HandOverReason
  booked: number
}

type Known = Pick<
  OpenTurn,
  'org' | 'now' | 'requestId' | 'id' | 'desk' | 'contact' | 'language' | 'isForApproval' | 'conversation'
>

/** A turn that has not begun. */
export function openTurn(known: Known): OpenTurn {
  const { organization, setup } = known.desk
  const { business_hours, timezone, address } = organization
  const acts: OpenTurn['acts'] = new Map()
  const holds = new Set<Need>()
  if (business_hours) {
    acts.set('tell_hours', true)
    holds.add('hours').add(isWithin(business_hours, known.now, timezone) ? 'open' : 'closed')
  }
  if (address) {
    acts.set('tell_address', true)
    holds.add('address')
  }
  if (setup.answers.length > 0) acts.set('give_answer', new Set(setup.answers.map(({ id }) => id)))
  if (known.conversation.some(({ kind }) => kind === 'assistant')) holds.add('returning')
  return { ...known, facts: new Map(), acts, holds, times: new Map(), words: {}, booked: 0 }
}

/** Allows an act about one thing more. */
export function allow(turn: OpenTurn, act: ReplyAct, id?: string) {
  const known = turn.acts.get(act)
  if (id === undefined) turn.acts.set(act, true)
  else if (known instanceof Set) known.add(id)
  else turn.acts.set(act, new Set([id]))
}
