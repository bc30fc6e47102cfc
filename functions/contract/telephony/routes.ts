import type { Routes } from '#contract/route.ts'
import { connect } from './connect.ts'
import { registration } from './registration.ts'
import { textingPages } from './texting-pages.ts'
import { settings } from './twilio-settings.ts'
import { webhooks } from './webhooks.ts'

export const telephonyRoutes = {
  webhooks,
  connect: { ...connect, ...registration },
  settings,
  pages: textingPages,
} as const satisfies Routes
