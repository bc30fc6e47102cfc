import { INSTAGRAM } from '#contract/customers/channels/instagram.ts'
import { newMetaId, newMid, pageWith, personKey, type TwinData } from './pages.ts'
import type { Delivery } from './post-events.ts'

/** What somebody sends to a page or an Instagram account; files by their names among the console's samples. */
export interface PersonWrites extends Delivery {
  /** The page's id, or the Instagram account's. */
  account: string
  person: string
  name?: string
  /** One message each. */
  texts: string[]
  files?: string[]
  /** Of files: they have expired already. */
  is_expired?: boolean
  quotes?: string
  story?: 'reply' | 'mention'
  /** As Meta has it: of an ad, or with the link and title of a listing on Marketplace. */
  referral?: Record<string, unknown>
  /** A listing or post that they share. */
  shares?: { url: string; title: string }
  mids?: string[]
}

const KINDS: [end: RegExp, type: string][] = [
  [/\.(jpg|png)$/, 'image'],
  [/\.(ogg|m4a|mp3)$/, 'audio'],
  [/\.mp4$/, 'video'],
]
const FILE_HOURS = 1

interface At {
  data: TwinData
  url: string
  now: number
}

/** The events of what somebody writes. */
export function eventsOf({ data, url, now }: At, written: PersonWrites) {
  const { account, person, texts, files = [], quotes, story, referral, shares, is_expired, mids = [] } = written
  const key = personKey(account, person)
  data.people[key] = { name: written.name ?? data.people[key]?.name ?? 'Somebody', wrote_at: now }
  const until = now + (is_expired ? -1 : FILE_HOURS) * 3_600_000
  const attachments = [
    ...files.map((name) => ({
      type: story === 'mention' ? 'story_mention' : (KINDS.find(([end]) => end.test(name))?.[1] ?? 'file'),
      payload: { url: `${url}/files/${name}?until=${until}` },
    })),
    ...(shares ? [{ type: 'fallback', title: shares.title, payload: { url: shares.url, title: shares.title } }] : []),
  ]
  const lines = texts.length > 0 ? texts : ['']
  return lines.map((text, n) => ({
    sender: { id: person },
    recipient: { id: account },
    timestamp: now + n,
    message: {
      mid: mids[n] ?? newMid(),
      ...(text && { text }),
      ...(n === lines.length - 1 && attachments.length > 0 && { attachments }),
      ...(quotes && { reply_to: { mid: quotes } }),
      ...(story === 'reply' && {
        reply_to: { story: { url: `${url}/files/car.jpg?until=${until}`, id: newMetaId() } },
      }),
      ...(n === 0 && referral && { referral }),
    },
  }))
}

/** Meta's name for what an account is. */
export const objectOf = (data: TwinData, account: string) =>
  pageWith(data, account)?.instagram?.id === account ? INSTAGRAM : 'page'
