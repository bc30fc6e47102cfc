import { enqueue } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { AuditEntry } from '../audit/entity.ts'
import { attachEntries } from './attach-entries.ts'
import { seenOf } from './rules.ts'

export const follows = {
  chain_audit: follow({
    on: [AuditEntry],
    when: ({ before, after }) => before === undefined && after !== undefined,
    do: async (org, changes) => {
      const entries = changes.flatMap(({ after }) => (after ? seenOf(after) : []))
      const at = changes.at(-1)?.at ?? new Date()
      // The first of all, or a log from before there was a chain, which may be long: nobody waits for it here.
      if (!(await attachEntries(org, entries, at))) await enqueue('check-logs', { org })
    },
  }),
}
