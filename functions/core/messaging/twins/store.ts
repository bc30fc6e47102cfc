import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { CONTACT_FIELD_NAMES } from '#contract/customers/contact-fields.ts'
import { placeOnTop } from '../../customers/contacts/board-places.ts'
import { changeContact } from '../../customers/contacts/change-contact.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { contactHandover } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { joinOf } from '../../customers/twins/rules.ts'
import { joinedPut } from '../../customers/twins/store.ts'
import type { Work } from '../../platform/ctx.ts'
import { inSection } from '../../platform/table/sections.ts'
import { assigneeOfHeads } from '../conversations/door.ts'

type Join = NonNullable<ReturnType<typeof joinOf>>

/**
 * Makes one contact of two, as both were read; false where either changed meanwhile. What lies beside the one that goes
 * follows (customers/twins/move-left.ts).
 */
export async function joinContacts(work: Work, kept: ContactItem, leaving: ContactItem, join: Join): Promise<boolean> {
  const { org, now } = work
  const { listed, stage, assignee } = join
  const agent = assignee === kept.assignee ? undefined : { id: assignee ?? '', name: listed.assignee_name ?? '' }
  const texts = Object.fromEntries(CONTACT_FIELD_NAMES.map((field) => [field, listed[field]]))
  return changeContact(work, kept, {
    update: {
      listed: {
        ...{ first_name: listed.first_name, last_name: listed.last_name, ...texts },
        addresses: $set(listed.addresses),
        numbers: listed.numbers.length > 0 ? $set(listed.numbers) : $remove(),
        user_ids: listed.user_ids.length > 0 ? $set(listed.user_ids) : $remove(),
        labels: $set(listed.labels),
        vehicle: listed.vehicle && $set(listed.vehicle),
        ...{ paused_until: listed.paused_until, assignee_name: listed.assignee_name, updated_at: now.toISOString() },
      },
      ...(stage !== kept.stage && { stage, board_at: inSection(stage, placeOnTop(kept.id, now)) }),
      ...(agent && { assignee: agent.id }),
      import: join.import,
      opted_out: $set(join.opted_out),
      opted_in: $set(join.opted_in),
    },
    entries: [{ type: 'joined', remark: displayName(leaving) }],
    still: ['details'],
    others: [
      ...(agent ? assigneeOfHeads(kept, agent) : []),
      ...(await contactHandover(leaving, kept.id)),
      joinedPut(org, leaving.id, kept.id, now),
    ],
  })
}
