import { audit } from '#contract/people/audit.ts'
import { createAuditFile } from '../core/people/audit/create-audit-file.ts'
import { listActs } from '../core/people/audit/list-acts.ts'
import { verifyLog } from '../core/people/audit-chain/verify-log.ts'
import { listActors } from '../core/people/team/list-actors.ts'
import { serve } from '../serve.ts'

export const handler = serve(audit, {
  list: ({ query }, ctx) => listActs(ctx, query),
  people: (_, ctx) => listActors(ctx),
  verify: (_, ctx) => verifyLog(ctx),
  export: ({ body }, ctx) => createAuditFile(ctx, body),
})
