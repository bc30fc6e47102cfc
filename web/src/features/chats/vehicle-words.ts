import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { useChatText } from './texts.ts'

/** Says which vehicle a customer is interested in. */
export const vehicleWords = (
  t: ReturnType<typeof useChatText>,
  { title, stockNumber }: NonNullable<ConversationRow['vehicle']>,
): string => (stockNumber === null ? t('vehicle', { title }) : t('vehicle_stock', { title, number: stockNumber }))
