import type { Resource } from './records.ts'
import type { Simulator } from './simulator.ts'
import { notFound } from './twilio-error.ts'

/** WhatsApp's verdict on a template that was handed in. */
export function reviewContent(
  { store }: Simulator,
  contentSid: string,
  { status, rejection_reason = '' }: { status: string; rejection_reason?: string },
): void {
  if (!store.get('approval', contentSid)) throw notFound(`/v1/Content/${contentSid}/ApprovalRequests`)
  store.update('approval', contentSid, { status, rejection_reason } as Partial<Resource>)
}
