import type { Routes } from '#contract/route.ts'
import { requests } from './requests.ts'

export const privacyRoutes = { requests } as const satisfies Routes
