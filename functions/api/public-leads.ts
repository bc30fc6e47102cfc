import { publicLeads } from '#contract/outreach/leads.ts'
import { takeLead } from '../core/outreach/leads/take-lead.ts'
import { serve } from '../serve.ts'

export const handler = serve(publicLeads, {
  receive: ({ params, body, xml }, guest) => takeLead(guest, { ...params, body, xml }),
})
