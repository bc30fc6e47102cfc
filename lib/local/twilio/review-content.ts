import type { Account, Resource } from './records.ts'
import type { Simulator } from './simulator.ts'
import { notFound } from './twilio-error.ts'

/** WhatsApp's statuses for a submitted template. */
export const APPROVAL_STATUSES = ['received', 'pending', 'approved', 'rejected', 'paused', 'disabled'] as const

export interface Verdict {
  status: (typeof APPROVAL_STATUSES)[number]
  rejection_reason?: string
  /** WhatsApp may assign a template another category than its author did. */
  category?: string
}

/** Records WhatsApp's verdict on a submitted template. */
export function reviewContent({ store }: Simulator, contentSid: string, verdict: Verdict) {
  const approval = store.get('approval', contentSid)
  if (!approval) throw notFound(`/v1/Content/${contentSid}/ApprovalRequests`)
  const { status, rejection_reason = '', category = approval.category } = verdict
  store.update('approval', contentSid, { status, rejection_reason, category } as Partial<Resource>)
  return render(store.get('content', contentSid) as Resource, store.get('approval', contentSid))
}

/** The templates of an account, or of all, newest first, each with WhatsApp's review. */
export const listContents = ({ store }: Simulator, accountSid?: Account['account_sid']) =>
  store
    .all('content')
    .filter(({ account_sid }) => !accountSid || account_sid === accountSid)
    .toReversed()
    .map((content) => render(content, store.get('approval', content.sid)))

function render({ sid, account_sid, friendly_name, language, variables, types }: Resource, approval?: Resource) {
  return {
    sid,
    account_sid,
    friendly_name,
    language,
    variables,
    types,
    name: approval?.name ?? '',
    category: approval?.category ?? '',
    status: approval?.status ?? 'unsubmitted',
    rejection_reason: approval?.rejection_reason ?? '',
  }
}
