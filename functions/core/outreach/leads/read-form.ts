import type { SourceKind } from '#contract/customers/source-kinds.ts'
import type { LeadForm } from '#contract/outreach/leads.ts'
import { kindOfLink } from '../../messaging/messages/source-of.ts'
import type { LeadTold } from './lead-told.ts'

/** What a form tells; `page`: the source where no `?src=` says another. */
export function readForm(form: LeadForm, page: SourceKind): LeadTold {
  const { name, phone, email, question, vehicle, source, src } = form
  return {
    name,
    phones: phone ? [{ written: phone, label: '' }] : [],
    email,
    text: question,
    numbers: vehicle ? [vehicle] : [],
    known: vehicle ? { looking_for: vehicle } : {},
    deal: {},
    came_by: { kind: kindOfLink(page, src), detail: src ?? (source || undefined) },
  }
}
