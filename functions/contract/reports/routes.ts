import type { Routes } from '#contract/route.ts'
import { dashboard } from './dashboard.ts'

export const reportsRoutes = { dashboard } as const satisfies Routes
