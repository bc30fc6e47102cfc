import { PURPOSES } from '#contract/outreach/consent-facts.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { consentKey } from '../../customers/contacts/rules.ts'
import { findImportEntry } from '../../customers/history/store.ts'
import { consentOf } from '../../messaging/messages/consent.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { type Change, follow } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { consentsIn, entriesFor, importedIn, soundsLikeStop } from './rules.ts'
import { putConsents } from './store.ts'

export const follows = {
  record_consents: follow({
    on: [Contact],
    when: ({ before, after }) =>
      after !== undefined && (consentsIn(before, after).length > 0 || isImported(before, after)),
    do: recordConsents,
  }),
  note_doubts: follow({
    on: [Message],
    when: ({ before, after }) =>
      before === undefined &&
      after?.direction === 'inbound' &&
      consentOf(after.body) === undefined &&
      soundsLikeStop(after.body),
    do: noteDoubts,
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
    await putConsents([...consentsIn(before, after), ...(file ? importedIn(after, file) : [])])
  }
}

async function noteDoubts(org: OrgId, changes: Change<typeof Message>[]) {
  const entries = changes.flatMap(({ after }) => {
    if (!after?.from) return []
    const { contact, channel, from: address, body: text, sent_at: at, id: evidence } = after
    const made = { channel, address, address_key: consentKey(channel, address), text, at, evidence }
    return entriesFor({ org, contact }, { ...made, state: 'in_doubt', method: 'message' }, PURPOSES)
  })
  await putConsents(entries)
}
