import type { Routes } from '#contract/route.ts'
import { settings } from './twilio-settings.ts'
import { webhooks } from './webhooks.ts'

export const telephonyRoutes = {
  webhooks,
  settings,
} as const satisfies Routes
