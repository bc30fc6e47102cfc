import type { Routes } from '#contract/route.ts'
import { calls } from './calls.ts'
import { voice } from './voice.ts'

export const callsRoutes = {
  calls,
  twilio: voice,
} as const satisfies Routes
