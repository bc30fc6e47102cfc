import type { Routes } from '#contract/route.ts'
import { connect } from './connect.ts'
import { mailSettings } from './mail-settings.ts'
import { metaPages, metaWebhooks } from './meta-pages.ts'
import { registration } from './registration.ts'
import { textingPages } from './texting-pages.ts'
import { settings } from './twilio-settings.ts'
import { webhooks } from './webhooks.ts'

export const telephonyRoutes = {
  webhooks,
  'meta-webhooks': metaWebhooks,
  'meta-pages': metaPages,
  connect: { ...connect, ...registration },
  settings: { ...settings, ...mailSettings },
  pages: textingPages,
} as const satisfies Routes
