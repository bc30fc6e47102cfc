import type { Routes } from '#contract/route.ts'
import { automations } from './automations.ts'
import { consents } from './consents.ts'
import { webhooksOut } from './webhooks-out.ts'

export const outreachRoutes = { consents, automations, 'webhooks-out': webhooksOut } as const satisfies Routes
