import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'

/** What is shown of a contact (S2 §2.1): the thread of a channel, their calls, or what is known of them. */
export const TABS = [...ALL_CHANNELS, 'calls', 'summary'] as const
export type Tab = (typeof TABS)[number]

export const isChannel = (tab: Tab | undefined): tab is Channel => ALL_CHANNELS.some((channel) => channel === tab)
