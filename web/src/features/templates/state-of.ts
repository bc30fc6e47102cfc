import type { Template } from '#contract/messaging/template.ts'

const AFTERWARDS = ['paused', 'disabled', 'gone'] as const

/** The displayed status of a template, including what happened to an approved one. */
export function stateOf({ status, twilio_status }: Pick<Template, 'status' | 'twilio_status'>) {
  const after = AFTERWARDS.find((one) => one === twilio_status)
  return after && (status === 'APPROVED' || after === 'gone') ? after : status
}

const REASONS = ['INVALID_FORMAT', 'TAG_CONTENT_MISMATCH', 'ABUSIVE_CONTENT', 'SCAM', 'PROMOTIONAL'] as const

/** WhatsApp's reason, if we have a text for it: it may start with the code and continue in words. */
export const knownReason = (reason: string) => REASONS.find((one) => reason.startsWith(one))
