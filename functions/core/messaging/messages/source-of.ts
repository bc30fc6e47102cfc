import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { SourceKind } from '#contract/customers/source-kinds.ts'
import { readPageMark } from '#contract/stock/vehicle-code.ts'
import type { MessageItem } from './entity.ts'

type Told = Pick<MessageItem, 'body' | 'channel' | 'referral' | 'call' | 'lead'>

/** A link's `?src=` that begins so names a campaign. */
const CAMPAIGN = /^campaign[-_.]?/i

/** The source by which somebody came whose first message this is. */
export function sourceKindOf({ body, channel, referral, call, lead }: Told): SourceKind {
  if (lead) return lead.kind
  if (call) return 'missed_call'
  if (referral) return referral.kind
  const { source } = CHANNELS[channel]
  if (source) return source
  const mark = readPageMark(body)
  return mark ? kindOfLink(mark.page, mark.src) : 'message'
}

/** The same for a page that somebody opened by a link with this `?src=`. */
export function kindOfLink(page: SourceKind, src: string | undefined): SourceKind {
  if (src === undefined) return page
  return CAMPAIGN.test(src) ? 'campaign' : 'ad'
}
