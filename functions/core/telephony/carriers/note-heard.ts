import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { noteAccepted } from '../connections/door.ts'

/** Records that webhooks brought messages. Apart from the carriers, for what follows a change sends nothing. */
export async function noteHeard(org: OrgId, heard: { channel: Channel; at: Date }[]): Promise<void> {
  const times = heard.filter(({ channel }) => CHANNELS[channel].carrier === 'twilio').map(({ at }) => at.getTime())
  if (times.length > 0) await noteAccepted(org, new Date(Math.max(...times)).toISOString())
}
