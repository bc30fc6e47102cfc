import type { Routes } from '#contract/route.ts'
import { consents } from './consents.ts'

export const outreachRoutes = { consents } as const satisfies Routes
