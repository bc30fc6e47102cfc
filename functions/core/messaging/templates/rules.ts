import { TEMPLATE_CATEGORIES, type TemplateStatus } from '#contract/telephony/template-facts.ts'
import type { Approval } from '../../telephony/carriers/carrier.ts'
import type { TemplateItem } from './entity.ts'

/** Where the file of a template's header lies, beside the folders of contacts. */
export const headerFolder = (template: string) => `template-${template}`

/** Ours: Twilio has it no longer, or it belongs to an account that is not connected any more. */
export const GONE = 'gone'

/** WhatsApp's verdicts; what it says otherwise means that none is there yet. A paused or disabled one was approved. */
const VERDICTS: Record<string, TemplateStatus> = {
  approved: 'APPROVED',
  paused: 'APPROVED',
  disabled: 'APPROVED',
  rejected: 'REJECTED',
}

/** A submitted template with what its carrier says of it (undefined: it does not have it). */
export function withApproval(template: TemplateItem, approval: Approval | undefined, now: Date): TemplateItem {
  const synced_at = now.toISOString()
  if (!approval) {
    const status = template.status === 'PENDING' ? 'REJECTED' : template.status
    return { ...template, status, twilio_status: GONE, synced_at }
  }
  return {
    ...template,
    status: VERDICTS[approval.status] ?? 'PENDING',
    twilio_status: approval.status,
    rejection_reason: approval.rejection_reason || undefined,
    category: TEMPLATE_CATEGORIES.find((one) => one === approval.category) ?? template.category,
    synced_at,
  }
}

export const isReviewed = ({ status }: Pick<TemplateItem, 'status'>) => status === 'PENDING'

/** How old what we know of a template may be that has WhatsApp's verdict. */
const KNOWN_MINUTES = 55

/** True if it is time to ask Twilio about a template again: at each look while WhatsApp reviews it, else hourly. */
export function isDue(template: TemplateItem, now: Date): boolean {
  if (template.status === 'DRAFT') return false
  if (isReviewed(template) || template.synced_at === undefined) return true
  return now.getTime() - Date.parse(template.synced_at) >= KNOWN_MINUTES * 60_000
}
