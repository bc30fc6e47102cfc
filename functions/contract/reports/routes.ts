import type { Routes } from '#contract/route.ts'
import { dashboard } from './dashboard.ts'
import { reports } from './reports.ts'

export const reportsRoutes = { dashboard, reports } as const satisfies Routes
