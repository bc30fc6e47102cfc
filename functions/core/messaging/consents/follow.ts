import { Contact } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import { findImportEntry } from '../../customers/history/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { consentsIn, importedIn } from './consent-entries.ts'
import { addConsents } from './door.ts'

export const follows = {
  record_consents: follow({
    on: [Contact],
    when: ({ before, after }) =>
      after !== undefined &&
      !isByMerge({ before, after }) &&
      (consentsIn(before, after).length > 0 || isImported(before, after)),
    do: recordConsents,
  }),
}

type Seen = Change<typeof Contact>['after']
const isImported = (before: Seen, after: Seen) => before === undefined && after?.import !== undefined

async function recordConsents(org: OrgId, changes: Change<typeof Contact>[]) {
  const files = new Map<string, Awaited<ReturnType<typeof findImportEntry>>>()
  for (const { before, after } of changes) {
    if (!after) continue
    if (isImported(before, after) && after.import && !files.has(after.import))
      files.set(after.import, await findImportEntry(org, after.import))
    const file = before || !after.import ? undefined : files.get(after.import)
    await addConsents([...consentsIn(before, after), ...(file ? importedIn(after, file) : [])])
  }
}
