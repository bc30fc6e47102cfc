import type { Routes } from '#contract/route.ts'
import { automations } from './automations.ts'
import { campaigns } from './campaigns.ts'
import { leads, publicLeads } from './leads.ts'
import { webhooksOut } from './webhooks-out.ts'

export const outreachRoutes = {
  automations,
  campaigns,
  leads,
  'public-leads': publicLeads,
  'webhooks-out': webhooksOut,
} as const satisfies Routes
