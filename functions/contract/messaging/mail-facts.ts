/** SES takes in no larger mail (docs.aws.amazon.com/ses/latest/dg/quotas.html). */
export const MAIL_BYTES = 40 * 1024 * 1024

/** A mail's page is answered whole: a Lambda answers six megabytes. */
export const PAGE_BYTES = 4_000_000

/** So long after Send its writer may take a mail back. */
export const UNDO_MS = 10_000

/** A longer one is cut. */
export const SUBJECT_CHARACTERS = 300
export const CC_MAX = 20

/** What is added to a mail that is forwarded, and how often one is: the mail's own item keeps all of it. */
export const ADDED_CHARACTERS = 1000
export const FORWARDS_MAX = 10
/** `unknown`: it may have left. */
export const FORWARD_STATUSES = ['unknown', 'sent', 'delivered', 'undelivered', 'failed'] as const
export type ForwardStatus = (typeof FORWARD_STATUSES)[number]
