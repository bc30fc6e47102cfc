import type { Routes } from '#contract/route.ts'
import { automations } from './automations.ts'
import { campaigns } from './campaigns.ts'
import { consents } from './consents.ts'
import { leads, publicLeads } from './leads.ts'
import { webhooksOut } from './webhooks-out.ts'

export const outreachRoutes = {
  automations,
  campaigns,
  consents,
  leads,
  'public-leads': publicLeads,
  'webhooks-out': webhooksOut,
} as const satisfies Routes
