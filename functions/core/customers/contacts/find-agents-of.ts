import { findColleagues } from '../../people/accounts/find-colleagues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { ContactItem } from './entity.ts'

/** Whoever looks after these contacts, by their ids: a contact itself knows no more than what they are called. */
export const findAgentsOf = (org: OrgId, contacts: readonly Pick<ContactItem, 'assignee'>[]) =>
  findColleagues(
    org,
    contacts.flatMap(({ assignee }) => assignee ?? []),
  )
