import type { Routes } from '#contract/route.ts'
import { automations } from './automations.ts'
import { campaigns } from './campaigns.ts'
import { consents } from './consents.ts'
import { webhooksOut } from './webhooks-out.ts'

export const outreachRoutes = {
  automations,
  campaigns,
  consents,
  'webhooks-out': webhooksOut,
} as const satisfies Routes
