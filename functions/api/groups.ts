import { groups } from '#contract/customers/groups.ts'
import { createGroup } from '../core/customers/groups/create-group.ts'
import { listGroupContacts } from '../core/customers/groups/list-group-contacts.ts'
import { listGroups } from '../core/customers/groups/list-groups.ts'
import { listProposals } from '../core/customers/groups/list-proposals.ts'
import { removeGroup } from '../core/customers/groups/remove-group.ts'
import { updateGroup } from '../core/customers/groups/update-group.ts'
import { serve } from '../serve.ts'

export const handler = serve(groups, {
  list: (_, ctx) => listGroups(ctx),
  proposals: (_, ctx) => listProposals(ctx),
  create: ({ body }, ctx) => createGroup(ctx, body),
  contacts: ({ params, query }, ctx) => listGroupContacts(ctx, { ...params, ...query }),
  update: ({ params, body }, ctx) => updateGroup(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeGroup(ctx, params),
})
