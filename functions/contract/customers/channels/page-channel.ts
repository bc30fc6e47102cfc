/**
 * What all channels have in common on which people write to a page or an account at Meta: who wrote may be answered for a
 * day, by a person for seven (developers.facebook.com/docs/messenger-platform/policy/policy-overview).
 */
export const PAGE_CHANNEL = {
  carrier: 'meta',
  customerBegins: true,
  leavesByService: false,
  windowHours: 24,
  personHours: 168,
  burstSeconds: 6,
  hasTemplates: false,
  isBilledBySegment: false,
  hasReadReceipts: true,
} as const
