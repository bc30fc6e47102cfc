import type { Contact } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import { findFirstWriter } from '../messages/find-first-writer.ts'
import { assignConversation } from './assign-conversation.ts'
import { assignWaiting } from './assign-waiting.ts'

type ContactChange = Pick<Change<typeof Contact>, 'before' | 'after'>

/** Gives conversations that opened to agents, where the dealership has it so; each once, however often it is told. */
export async function assignOpened(org: OrgId, changes: ContactChange[]): Promise<void> {
  const { auto_assignment_mode, reassign_reopened } = await readSettings(org, 'assignment')
  if (auto_assignment_mode === 'off') return
  for (const { before, after } of changes) {
    if (!after?.opened_at) continue
    const isFirst = before === undefined || countOn(before, 'inbound') === 0
    const writer = before && isFirst ? await findFirstWriter(org, before) : undefined
    const { id: contact, opened_at } = after
    await assignConversation(org, { contact, opened_at, isReopened: !isFirst, writer })
  }
  // Whoever gave one away has room for another.
  if (reassign_reopened) await assignWaiting(org)
}
