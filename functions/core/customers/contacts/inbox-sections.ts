import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { momentKey } from '../../platform/table/ids.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import type { ContactItem } from './entity.ts'

/** Messages of all channels together: those that nobody has read yet, or all that the contact ever sent. */
export const countOn = (contact: Pick<ContactItem, 'channels'>, what: 'unread' | 'inbound') =>
  ALL_CHANNELS.reduce((sum, channel) => sum + (contact.channels[channel]?.[what] ?? 0), 0)

/** An active conversation with a message that nobody has read; asleep it asks for nobody. */
export const isUnread = (contact: Pick<ContactItem, 'channels' | 'status' | 'snooze'>) =>
  sectionOf(contact) === 'active' && countOn(contact, 'unread') > 0

/** A list of conversations: those of a status, or of the active ones those that sleep. */
export type Section = ConversationStatus | 'snoozed'
export const sectionOf = ({ status, snooze }: Pick<ContactItem, 'status' | 'snooze'>): Section =>
  status === 'active' && snoozedUntil({ snooze }) !== undefined ? 'snoozed' : status

const WOKEN = 'woken'
export const isWoken = ({ snooze }: Pick<ContactItem, 'snooze'>) => snooze === WOKEN
export const snoozedUntil = ({ snooze }: Pick<ContactItem, 'snooze'>) => (snooze === WOKEN ? undefined : snooze)
/** What waking writes. */
export const WAKING = { snooze: WOKEN } as const

/** What the indexes hold of a contact whose newest message is of `at` (ISO 8601): it stands among those of its section. */
export const inboxKeys = (id: string, section: Section, at: string) => ({
  inbox_at: inSection(section, momentKey(Date.parse(at), id)),
  heard_at: at.slice(0, 'YYYY-MM-DDTHH'.length),
})

/** Where a conversation stands in the merged list, whatever its section. */
export const inboxPlaceOf = ({ inbox_at = '' }: Pick<ContactItem, 'inbox_at'>) => placeIn(inbox_at)
export const newestFirst = (a: Pick<ContactItem, 'inbox_at'>, b: Pick<ContactItem, 'inbox_at'>) =>
  inboxPlaceOf(a) < inboxPlaceOf(b) ? 1 : -1
