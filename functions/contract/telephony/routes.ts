import type { Routes } from '#contract/route.ts'
import { connect } from './connect.ts'
import { settings } from './twilio-settings.ts'
import { webhooks } from './webhooks.ts'

export const telephonyRoutes = {
  webhooks,
  connect,
  settings,
} as const satisfies Routes
