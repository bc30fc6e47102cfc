import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { NamedWork } from '../../platform/actor.ts'

/** The number it leaves from: a person's own only before the customer has written to another. */
export const lineOf = (work: NamedWork, state: ContactItem['channels'][Channel]) => ({
  line: state?.line,
  writer: 'caller' in work && state?.last_inbound_at === undefined ? work.caller.id : undefined,
})
