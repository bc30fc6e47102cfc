import type { Routes } from '#contract/route.ts'
import { automations } from './automations.ts'
import { consents } from './consents.ts'

export const outreachRoutes = { consents, automations } as const satisfies Routes
