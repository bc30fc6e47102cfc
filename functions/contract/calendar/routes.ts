import type { Routes } from '#contract/route.ts'

export const calendarRoutes = {} as const satisfies Routes
