import { createContent, requestApproval } from './content.ts'
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

/** A template as Twilio's console takes it, and what it is called at WhatsApp. */
export interface MadeContent {
  friendly_name: string
  language: string
  variables: Record<string, string>
  types: Record<string, unknown>
  name: string
  category: string
}

/** Makes a template in Twilio's console and submits it to WhatsApp. */
export function makeContent(sim: Simulator, accountSid: string, { name, category, ...content }: MadeContent) {
  const account = sim.store.get('account', accountSid)
  if (!account) throw notFound(`/Accounts/${accountSid}`)
  const { sid } = createContent(sim, account, content)
  requestApproval(sim, account, sid, { name, category })
  return render(sim.store.get('content', sid) as Resource, sim.store.get('approval', sid))
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
