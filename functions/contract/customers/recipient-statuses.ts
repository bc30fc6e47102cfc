/** The progress of a campaign's recipient. */
export const RECIPIENT_STATUSES = ['planned', 'left_out', 'sent', 'delivered', 'read', 'failed'] as const
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number]
