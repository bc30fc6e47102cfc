import { META_POPUP_ORIGINS, META_SDK_URL } from '#contract/telephony/meta.ts'
import type { Signup } from '#contract/telephony/sender.ts'
import { optionalVariable } from '../../platform/environment.ts'

/** This deployment's app at Meta, by which dealerships connect WhatsApp; undefined if it has none. */
export function metaApp(): Signup | undefined {
  const app_id = optionalVariable('META_APP_ID')
  const config_id = optionalVariable('META_CONFIG_ID')
  const solution_id = optionalVariable('META_SOLUTION_ID') ?? ''
  if (!app_id || !config_id) return undefined
  return { app_id, config_id, solution_id, ...metaOrigins() }
}

/** Meta's script and the origins of its window: its own but for tests and the local cloud. */
export const metaOrigins = () => ({
  sdk_url: optionalVariable('META_SDK_URL') ?? META_SDK_URL,
  origins: optionalVariable('META_POPUP_ORIGINS')?.split(',') ?? [...META_POPUP_ORIGINS],
})
