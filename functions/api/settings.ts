import { ai } from '#contract/assistant/ai.ts'
import { settingGroups } from '#contract/people/setting-groups.ts'
import { mailSettings } from '#contract/telephony/mail-settings.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import { testProvider } from '../core/assistant/providers/test-provider.ts'
import { getUsage } from '../core/assistant/usage/get-usage.ts'
import { getSettingGroup } from '../core/people/settings/get-setting-group.ts'
import { resetSetting } from '../core/people/settings/reset-setting.ts'
import { updateSettings } from '../core/people/settings/update-settings.ts'
import { getConnectionStatus } from '../core/telephony/connections/get-connection-status.ts'
import { testConnection } from '../core/telephony/connections/test-connection.ts'
import { updateConnection } from '../core/telephony/connections/update-connection.ts'
import { updateWebhooks } from '../core/telephony/connections/update-webhooks.ts'
import { getMailSettings } from '../core/telephony/mail-domains/get-mail-settings.ts'
import { updateMailSettings } from '../core/telephony/mail-domains/update-mail-settings.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  { ...settings, ...mailSettings, ...settingGroups, ...ai },
  {
    group: ({ params }, ctx) => getSettingGroup(ctx, params),
    reset: ({ params }, ctx) => resetSetting(ctx, params),
    update: ({ body }, ctx) => updateSettings(ctx, body),
    testAi: ({ body }, ctx) => testProvider(ctx, body),
    aiUsage: (_, ctx) => getUsage(ctx),
    twilioStatus: (_, ctx) => getConnectionStatus(ctx),
    saveTwilio: ({ body }, ctx) => updateConnection(ctx, body),
    testTwilio: ({ body }, ctx) => testConnection(ctx, body),
    mail: (_, ctx) => getMailSettings(ctx),
    saveMail: ({ body }, ctx) => updateMailSettings(ctx, body),
    setTwilioWebhooks: ({ body }, ctx) => updateWebhooks(ctx, body),
  },
)
