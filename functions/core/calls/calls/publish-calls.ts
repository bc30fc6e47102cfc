import type { Pointer } from '#contract/people/realtime.ts'
import { EVERYBODY, NOBODY } from '../../customers/contacts/desk-names.ts'
import { channelOfManagers, channelsHearing } from '../../people/live/live-channels.ts'
import { publishPointers } from '../../people/live/publish-pointers.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { Call, CallItem } from './entity.ts'

type CallChange = Pick<Change<typeof Call>, 'before' | 'after'>

/** Notifies open browsers of changed calls, each call once: its desk's, those of people on it, and the managers'. */
export async function publishCalls(org: OrgId, changes: CallChange[]): Promise<void> {
  const heard = new Map<string, Map<string, Pointer>>()
  for (const { before, after } of changes) {
    const call = after ?? before
    if (!call) continue
    const channels = new Set([before, after].flatMap((one) => (one ? channelsOf(org, one) : [])))
    for (const channel of channels) {
      const told = heard.get(channel) ?? new Map<string, Pointer>()
      heard.set(channel, told.set(call.id, pointerTo(call)))
    }
  }
  await publishPointers(org, new Map([...heard].map(([channel, told]) => [channel, [...told.values()]])))
}

function channelsOf(org: OrgId, { desk, agent }: CallItem): string[] {
  const onDesk =
    desk === EVERYBODY ? [channelOfManagers(org)] : channelsHearing(org, [desk === NOBODY ? undefined : desk])
  return [...onDesk, ...(agent === undefined ? [] : channelsHearing(org, [agent]))]
}

const pointerTo = ({ id, contact }: CallItem): Pointer => ({
  changed: 'call',
  call_id: id,
  contact_id: contact ?? null,
  conversation_id: null,
  type: null,
})
