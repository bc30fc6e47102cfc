import { answerText } from '#contract/answers.ts'
import type { FtpConfig, Provider } from '#contract/stock/integrations.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { encryptSecret } from '../../platform/aws/secrets.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getOrCreateLot } from '../catalogue/get-or-create-lot.ts'
import { saveIntegration } from '../integrations/door.ts'
import { testLogin } from '../integrations/test-login.ts'
import { endHeldOfServer } from '../syncs/end-runs.ts'
import { presentRun } from '../syncs/present-run.ts'
import { startRun } from '../syncs/start-run.ts'

/**
 * Connects the dealership's server, or reconnects it with other credentials, once a login has shown that they work; its
 * vehicles are shown (again) and its file is fetched at once.
 */
export async function connectIntegration(ctx: Ctx, { provider, config }: { provider: Provider; config: FtpConfig }) {
  const { org, now, caller } = ctx
  const { server, username, password, allow_plain } = config
  await testLogin(org, config)
  await getOrCreateLot(org, now)
  const connected_at = now.toISOString()
  const ftp_password = await encryptSecret(org, 'ftp_password', password)
  await saveIntegration(
    { org, provider, server, username, ftp_password, allow_plain, connected_at, connected_by: caller.name },
    connected_at,
  )
  await recordAct(ctx, { action: 'feed_connected', about: provider, words: { server } })
  await endHeldOfServer(org, 'superseded', connected_at)
  const started = await startRun(ctx, { by: caller.name })
  return {
    message: answerText(ctx.language, 'integration_connected'),
    sync: started ? presentRun(ctx, started.run) : null,
  }
}
