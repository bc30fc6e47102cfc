import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { CONTACT_FIELD_NAMES } from '#contract/customers/contact-fields.ts'
import { changeContact } from '../../customers/contacts/change-contact.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { contactHandover } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { joinedPut } from '../../customers/twins/door.ts'
import type { Work } from '../../platform/ctx.ts'
import { assigneeOfHeads } from '../conversations/door.ts'

/**
 * Makes one contact of two, as both were read, of which one has nothing beside it that bears its id: that one goes. False
 * where either changed meanwhile. What lies beside the one that goes follows (customers/twins/move-left.ts).
 */
export async function joinContacts(
  work: Work,
  kept: ContactItem,
  leaving: ContactItem,
  after: ContactItem,
): Promise<boolean> {
  const { listed, stage, board_at, assignee } = after
  const agent =
    assignee === undefined || assignee === kept.assignee
      ? undefined
      : { id: assignee, name: listed.assignee_name ?? '' }
  const texts = Object.fromEntries(CONTACT_FIELD_NAMES.map((field) => [field, listed[field]]))
  return changeContact(work, kept, {
    update: {
      listed: {
        first_name: listed.first_name,
        last_name: listed.last_name,
        ...texts,
        addresses: $set(listed.addresses),
        numbers: listed.numbers ? $set(listed.numbers) : $remove(),
        user_ids: listed.user_ids ? $set(listed.user_ids) : $remove(),
        labels: $set(listed.labels),
        vehicle: listed.vehicle && $set(listed.vehicle),
        source: listed.source,
        paused_until: listed.paused_until,
        assignee_name: listed.assignee_name,
        updated_at: listed.updated_at,
      },
      ...(stage !== kept.stage && { stage, board_at }),
      ...(agent && { assignee: agent.id }),
      import: after.import,
      opted_out: $set(after.opted_out),
      opted_in: $set(after.opted_in),
    },
    entries: [{ type: 'joined', remark: displayName(leaving) }],
    still: ['details'],
    others: [
      ...(agent ? assigneeOfHeads(kept, agent) : []),
      ...(await contactHandover(leaving, kept.id)),
      joinedPut(work.org, leaving.id, kept.id, work.now),
    ],
  })
}
