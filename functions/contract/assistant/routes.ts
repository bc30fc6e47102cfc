import type { Routes } from '#contract/route.ts'
import { ai } from './ai.ts'

export const assistantRoutes = {
  settings: ai,
} as const satisfies Routes
