/** SES takes in no larger mail (docs.aws.amazon.com/ses/latest/dg/quotas.html). */
export const MAIL_BYTES = 40 * 1024 * 1024
