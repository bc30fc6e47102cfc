import type { Routes } from '#contract/route.ts'
import { appointments } from './appointments.ts'

export const calendarRoutes = { appointments } as const satisfies Routes
