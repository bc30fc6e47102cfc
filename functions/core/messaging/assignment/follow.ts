import { Contact } from '../../customers/contacts/entity.ts'
import { User, type UserItem } from '../../people/accounts/entity.ts'
import { takesContacts } from '../../people/accounts/list-agents.ts'
import { Organization, type OrganizationItem } from '../../people/organizations/entity.ts'
import { Settings } from '../../people/settings/entity.ts'
import { Handover } from '../../people/team/entity.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { type Change, follow, isOf } from '../../platform/table/follow.ts'
import { isOpened } from '../conversations/conversation-openings.ts'
import { assignOpened } from './assign-opened.ts'
import { giveOutAnew } from './assign-waiting.ts'
import { isLoadMoved, syncLoads } from './sync-loads.ts'

export const follows = {
  sync_loads: follow({ on: [Contact], when: isLoadMoved, do: syncLoads }),
  assign_opened: follow({ on: [Contact], when: isOpened, do: assignOpened }),
  assign_waiting: follow<typeof Settings | typeof User | typeof Organization>({
    on: [Settings, User, Organization],
    when: mayMakeRoom,
    do: (org) => giveOutAnew(org),
  }),
  move_conversations: follow({
    on: [Handover],
    when: ({ before, after }) => after !== undefined && after.at !== before?.at,
    do: (org, changes) =>
      enqueueAll(
        'move-conversations',
        changes.map(({ after }) => ({ body: { org, person: after?.person } })),
      ),
  }),
}

/** True if others may take conversations now, or more of them. */
function mayMakeRoom(change: Change<typeof Settings> | Change<typeof User> | Change<typeof Organization>): boolean {
  if (isOf(Settings)(change)) return (change.after ?? change.before)?.group === 'assignment'
  if (isOf(User)(change)) return takingOf(change.before) !== takingOf(change.after)
  return isOf(Organization)(change) && hoursOf(change.before) !== hoursOf(change.after)
}

/** Somebody's way of taking conversations; the same text for the same. */
const takingOf = (user: UserItem | undefined) =>
  user && takesContacts(user) && JSON.stringify([user.away ?? false, user.max_contacts, user.working_hours])
const hoursOf = (dealership: OrganizationItem | undefined) =>
  JSON.stringify([dealership?.business_hours, dealership?.timezone])
