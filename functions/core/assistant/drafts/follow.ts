import type { Pointer } from '#contract/people/realtime.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import { channelsHearing } from '../../people/live/live-channels.ts'
import { publishPointers } from '../../people/live/publish-pointers.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Draft } from './entity.ts'

export const follows = {
  tell_drafts: follow({ on: [Draft], do: tellBrowsers }),
}

/** A conversation's row says nothing of its draft, so the pointer names the conversation alone. */
async function tellBrowsers(org: OrgId, changes: Change<typeof Draft>[]) {
  const drafts = changes.flatMap(({ before, after }) => after ?? before ?? [])
  const contacts = await findContacts({ org }, [...new Set(drafts.map(({ contact }) => contact))])
  const heard = new Map<string, Pointer[]>()
  for (const { id, assignee } of contacts) {
    const pointers = drafts
      .filter(({ contact }) => contact === id)
      .map(({ conversation }) => ({
        changed: 'draft' as const,
        contact_id: null,
        conversation_id: conversation,
        type: null,
      }))
    for (const channel of channelsHearing(org, [assignee]))
      heard.set(channel, [...(heard.get(channel) ?? []), ...pointers])
  }
  await publishPointers(org, heard)
}
