import * as z from 'zod/mini'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { INSTAGRAM } from '#contract/customers/channels/instagram.ts'
import { MESSENGER } from '#contract/customers/channels/messenger.ts'
import type { Referral } from '../core/messaging/items/ad-referral.ts'
import { cutText } from '../core/platform/cut-text.ts'
import { derivedId } from '../core/platform/table/ids.ts'

const CHANNEL_OF = { page: MESSENGER, [INSTAGRAM]: INSTAGRAM } as const

/** What an event tells of: ids are Meta's (`mid`), times are when it happened there. */
export type MetaEvent = { channel: Channel; account: string; person: string; at: Date } & Told
type Told =
  | ({ kind: 'message' } & Written & { quotes?: string; story?: 'reply' | 'mention'; isChosen?: boolean } & {
        referral?: Referral
        opened?: { url: string; title: string }
      })
  | ({ kind: 'echo'; app?: string } & Written)
  | { kind: 'reaction'; mid: string; emoji?: string }
  | { kind: 'edit'; mid: string; body: string; edits: number }
  | { kind: 'withdrawal'; mid: string }
  | { kind: 'seen'; status: 'delivered' | 'read'; until: Date }
interface Written {
  mid: string
  body: string
  media: { url: string; content_type: string }[]
}

const MAX = { id: 64, mid: 400, body: 20_000, url: 4000, words: 300, emoji: 32 }
const FILES_MAX = 10

const short = (max: number) => z.string().check(z.maxLength(max))
const Id = short(MAX.id).check(z.minLength(1))
/** Epoch milliseconds. */
const Time = z.number().check(z.minimum(0), z.maximum(4e12))
const Words = z.pipe(
  z.string(),
  z.transform((text) => cutText(text, MAX.words)),
)
const Attachment = z.object({
  type: z.string(),
  payload: z.catch(z.nullish(z.object({ url: z.nullish(short(MAX.url)), title: z.nullish(Words) })), undefined),
  url: z.nullish(short(MAX.url)),
  title: z.nullish(Words),
})
const Place = z.object({
  ref: z.nullish(short(MAX.url)),
  source: z.nullish(z.string()),
  ad_id: z.nullish(short(MAX.id)),
  referer_uri: z.nullish(short(MAX.url)),
  ads_context_data: z.nullish(z.object({ ad_title: z.nullish(Words), post_id: z.nullish(short(MAX.id)) })),
})
const Mid = short(MAX.mid).check(z.minLength(1))
const Event = z.object({
  sender: z.object({ id: Id }),
  recipient: z.object({ id: Id }),
  timestamp: Time,
  message: z.nullish(
    z.object({
      mid: Mid,
      text: z.nullish(z.string()),
      is_echo: z.nullish(z.boolean()),
      is_deleted: z.nullish(z.boolean()),
      app_id: z.nullish(z.coerce.string()),
      attachments: z.nullish(z.array(Attachment)),
      reply_to: z.nullish(z.object({ mid: z.nullish(Mid), story: z.nullish(z.unknown()) })),
      referral: z.nullish(Place),
    }),
  ),
  postback: z.nullish(z.object({ mid: z.nullish(Mid), title: z.nullish(Words), referral: z.nullish(Place) })),
  referral: z.nullish(Place),
  reaction: z.nullish(z.object({ mid: Mid, action: z.string(), emoji: z.nullish(short(MAX.emoji)) })),
  /** Its number may come as a text. */
  message_edit: z.nullish(z.object({ mid: Mid, text: z.string(), num_edit: z.coerce.number() })),
  delivery: z.nullish(z.object({ watermark: Time })),
  read: z.nullish(z.object({ watermark: z.nullish(Time) })),
})
type Event = z.infer<typeof Event>

const Batch = z.object({
  object: z.enum(['page', INSTAGRAM]),
  entry: z.array(
    z.object({ id: Id, messaging: z.nullish(z.array(z.unknown())), standby: z.nullish(z.array(z.unknown())) }),
  ),
})

/** Meta's events, in its order; what is unknown is left out: Meta adds to them without notice. */
export function readEvents(text: string): MetaEvent[] {
  const batch = Batch.safeParse(parsed(text))
  if (!batch.success) return []
  const channel = CHANNEL_OF[batch.data.object]
  return batch.data.entry.flatMap(({ id: account, messaging, standby }) =>
    // Another app may hold a thread: what is said there is said to the dealership all the same.
    [...(messaging ?? []), ...(standby ?? [])].flatMap((one) => {
      const event = Event.safeParse(one)
      const told = event.success ? readTold(event.data) : undefined
      if (!event.success || !told) return []
      const { sender, recipient, timestamp } = event.data
      const person = sender.id === account ? recipient.id : sender.id
      return [{ channel, account, person, at: new Date(timestamp), ...told }]
    }),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readTold(event: Event): Told | undefined {
  const { message, message_edit: edit, postback, reaction, delivery, read } = event
  if (message) return message.is_deleted ? { kind: 'withdrawal', mid: message.mid } : readMessage(message)
  if (edit) return { kind: 'edit', mid: edit.mid, body: cutText(edit.text, MAX.body), edits: edit.num_edit }
  if (postback) return readChosen(event, postback.title ?? '', postback.referral, postback.mid)
  if (event.referral) return readChosen(event, '', event.referral)
  if (reaction)
    return { kind: 'reaction', mid: reaction.mid, ...(reaction.action === 'react' && { emoji: reaction.emoji ?? '❤️' }) }
  if (delivery) return { kind: 'seen', status: 'delivered', until: new Date(delivery.watermark) }
  if (read) return { kind: 'seen', status: 'read', until: new Date(read.watermark ?? event.timestamp) }
  return undefined
}

function readMessage(message: NonNullable<Event['message']>): Told {
  const { mid, text, is_echo, app_id, reply_to, referral, attachments } = message
  const files = (attachments ?? []).flatMap(fileOf).slice(0, FILES_MAX)
  const written = { mid, body: cutText(text ?? '', MAX.body), media: files }
  if (is_echo) return { kind: 'echo', ...written, ...(app_id && { app: app_id }) }
  const isMention = attachments?.some(({ type }) => type === 'story_mention')
  const shared = (attachments ?? []).map(sharedIn).find((one) => one !== undefined)
  return {
    kind: 'message',
    ...written,
    ...(reply_to?.mid && { quotes: reply_to.mid }),
    ...(reply_to?.story ? { story: 'reply' as const } : isMention && { story: 'mention' as const }),
    ...placeOf(referral ?? undefined, shared),
  }
}

const TYPE_OF: Record<string, string> = {
  image: 'image/jpeg',
  audio: 'audio/mp4',
  video: 'video/mp4',
  file: 'application/octet-stream',
  story_mention: 'image/jpeg',
}

/** The type of the bytes is seen once they are copied. */
function fileOf({ type, payload }: z.infer<typeof Attachment>) {
  const content_type = TYPE_OF[type]
  return content_type && payload?.url ? [{ url: payload.url, content_type }] : []
}

/** A listing or post that was shared with the message. */
function sharedIn({ type, payload, url, title }: z.infer<typeof Attachment>) {
  if (type in TYPE_OF) return undefined
  const opened = { url: url ?? payload?.url ?? '', title: title ?? payload?.title ?? '' }
  return opened.url || opened.title ? opened : undefined
}

/** A button, or a link that led into the thread, without words of their own. */
function readChosen(
  { sender, timestamp }: Event,
  title: string,
  place: z.infer<typeof Place> | null | undefined,
  mid?: string | null,
): Told | undefined {
  const at = placeOf(place ?? undefined, undefined)
  const body = title || at.referral?.headline || at.referral?.source_url || ''
  if (!body) return undefined
  const known = mid ?? derivedId('chosen', sender.id, String(timestamp), body)
  return { kind: 'message', mid: known, body, media: [], isChosen: true, ...at }
}

type Opened = { url: string; title: string }

/** The ad, post, or listing by which they came, and what may name its vehicle. */
function placeOf(place: z.infer<typeof Place> | undefined, shared: Opened | undefined) {
  const { ref, source, ad_id, referer_uri, ads_context_data: ad } = place ?? {}
  const source_url = webAddress(referer_uri ?? '') ?? webAddress(ref ?? '') ?? webAddress(shared?.url ?? '')
  const headline = ad?.ad_title || shared?.title || undefined
  const source_id = ad_id ?? ad?.post_id ?? undefined
  if (!place && !shared) return {}
  return {
    referral: {
      kind: ad_id || source === 'ADS' ? ('ad' as const) : ('post' as const),
      ...(source_id && { source_id }),
      ...(source_url && { source_url }),
      ...(headline && { headline }),
    },
    opened: { url: [source_url, ref].filter(Boolean).join(' '), title: headline ?? '' },
  }
}

/** Users click on it, so only web addresses are allowed. */
const webAddress = (given: string) => (/^https?:\/\//i.test(given) && URL.canParse(given) ? given : undefined)
