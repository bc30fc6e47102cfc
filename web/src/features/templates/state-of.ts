import type { Template } from '#contract/messaging/template.ts'

const AFTERWARDS = ['paused', 'disabled', 'gone'] as const

/** A template's status as it is shown: also what became of an approved one. */
export function stateOf({ status, twilio_status }: Pick<Template, 'status' | 'twilio_status'>) {
  const after = AFTERWARDS.find((one) => one === twilio_status)
  return after && (status === 'APPROVED' || after === 'gone') ? after : status
}

const REASONS = ['INVALID_FORMAT', 'TAG_CONTENT_MISMATCH', 'ABUSIVE_CONTENT', 'SCAM', 'PROMOTIONAL'] as const

/** WhatsApp's reason where it is one that we have words for: it may begin with the code and go on in words. */
export const knownReason = (reason: string) => REASONS.find((one) => reason.startsWith(one))
