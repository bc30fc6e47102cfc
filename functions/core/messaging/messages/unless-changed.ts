import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { AppError } from '../../platform/errors.ts'
import type { Write } from '../../platform/table/write.ts'

/** The facts that an automatic answer rests on: with any of it changed it does not leave (`answer_outdated`). */
export interface Fence {
  /** The newest message that anybody has seen in the inbox: nobody has written since. */
  after: string | undefined
  /** The contact's `assistant`. */
  mode: string | undefined
  checks: Write[]
}

export interface UnlessChanged {
  /** It doesn't leave once the customer has sent more messages than these. */
  unless_heard?: number
  fence?: Fence
}

/** The reason why a message that depends on what was said before doesn't leave any more. */
export function refusalOfChange(
  contact: ContactItem,
  { unless_heard = Number.POSITIVE_INFINITY, fence }: UnlessChanged,
): AppError | undefined {
  if (countOn(contact, 'inbound') > unless_heard) return new AppError('customer_wrote_first')
  if (fence && (contact.last_message_id !== fence.after || contact.assistant !== fence.mode))
    return new AppError('answer_outdated')
  return undefined
}
