import { assignments } from '#contract/messaging/assignments.ts'
import { assignContact } from '../core/messaging/assignment/assign-contact.ts'
import { listLoads } from '../core/messaging/assignment/list-loads.ts'
import { takeContact } from '../core/messaging/assignment/take-contact.ts'
import { updateAgent } from '../core/people/accounts/update-agent.ts'
import { serve } from '../serve.ts'

export const handler = serve(assignments, {
  agents: (_, ctx) => listLoads(ctx),
  updateAgent: ({ params, body }, ctx) => updateAgent(ctx, { ...body, ...params }),
  take: ({ body }, ctx) => takeContact(ctx, body),
  assign: ({ body }, ctx) =>
    assignContact(ctx, {
      contact: body.contact_id,
      agent: body.agent_id,
      remark: body.notes ?? undefined,
      expected: body.expected,
    }),
  reassign: ({ params, body }, ctx) =>
    assignContact(ctx, { contact: params.contactId, agent: body.new_agent_id, remark: body.reason ?? undefined }),
  unassign: ({ params, query }, ctx) => assignContact(ctx, { contact: params.contactId, agent: undefined, ...query }),
})
