import type { RecipientItem } from './entity.ts'

/** True if a campaign's message was sent to somebody, and, where `replied` is asked, whether they answered it. */
export const gotCampaign = (recipient: RecipientItem | undefined, replied: boolean | undefined): boolean =>
  recipient?.sent_at !== undefined &&
  recipient.status !== 'failed' &&
  (replied === undefined || (recipient.replied_at !== undefined) === replied)
