import type { ConversationRow } from '#contract/messaging/conversation-row.ts'

/** True where the dealership has an assistant. */
export const isUsed = ({ assistant }: ConversationRow) => assistant.state !== 'off' || assistant.reason !== 'dealership'
