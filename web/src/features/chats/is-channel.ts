import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'

export const isChannel = (tab: string | undefined): tab is Channel => ALL_CHANNELS.some((channel) => channel === tab)
