import type { Routes } from '#contract/route.ts'
import { calls } from './calls.ts'
import { search } from './search.ts'
import { voice } from './voice.ts'

export const callsRoutes = {
  calls,
  search,
  twilio: voice,
} as const satisfies Routes
