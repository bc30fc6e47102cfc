import { META_POPUP_ORIGINS, META_SDK_URL } from '#contract/telephony/meta.ts'
import type { Signup } from '#contract/telephony/sender.ts'

/**
 * This deployment's app at Meta, by which dealerships connect WhatsApp; undefined if it has none. Script and origins are
 * Meta's own but for tests and the local cloud.
 */
export function metaApp(): Signup | undefined {
  const { META_APP_ID: app_id, META_CONFIG_ID: config_id, META_SOLUTION_ID: solution_id = '' } = process.env
  if (!app_id || !config_id) return undefined
  return {
    app_id,
    config_id,
    solution_id,
    sdk_url: process.env.META_SDK_URL || META_SDK_URL,
    origins: process.env.META_POPUP_ORIGINS?.split(',') ?? [...META_POPUP_ORIGINS],
  }
}
