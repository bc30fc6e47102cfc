/** The labels that a contact can bear (S2 §3); `tags` and `labels` are one list. */
export const LABELS = ['Urgent', 'Important', 'New Client', 'Follow-up', 'Sale', 'Support', 'Quote'] as const
