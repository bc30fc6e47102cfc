import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../../stock/catalogue/entity.ts'
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
  /** The words of acts that only this turn knows. */
  words: Partial<Record<ReplyAct, string>>
  /** Asked for by the model. */
  isHandedOver?: true
  booked: number
}

/** A turn that has not begun. */
export function openTurn(
  known: Pick<OpenTurn, 'org' | 'now' | 'requestId' | 'id' | 'desk' | 'contact' | 'language' | 'isForApproval'>,
): OpenTurn {
  const { desk } = known
  const acts: OpenTurn['acts'] = new Map<ReplyAct, true | Set<string>>([['name_dealership', true]])
  if (known.contact?.listed.first_name) acts.set('name_customer', true)
  if (desk.organization.business_hours) acts.set('tell_hours', true)
  if (desk.organization.address) acts.set('tell_address', true)
  if (desk.setup.answers.length > 0) acts.set('give_answer', new Set(desk.setup.answers.map(({ id }) => id)))
  return { ...known, facts: new Map(), acts, words: {}, booked: 0 }
}

/** Allows an act about one thing more. */
export function allow(turn: OpenTurn, act: ReplyAct, id?: string) {
  const known = turn.acts.get(act)
  if (id === undefined) turn.acts.set(act, true)
  else if (known instanceof Set) known.add(id)
  else turn.acts.set(act, new Set([id]))
}
