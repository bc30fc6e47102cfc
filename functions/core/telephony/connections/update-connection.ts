import { answerText } from '#contract/answers.ts'
import type { TwilioFields } from '#contract/telephony/twilio-settings.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import { encryptSecret } from '../../platform/aws/secrets.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { getConnection, newToken } from './get-connection.ts'
import { readFields } from './read-fields.ts'
import { ROTATED_TOKEN_DAYS, requireCredentials } from './rules.ts'
import { changeConnection } from './store.ts'

/**
 * Stores the fields that are filled in, encrypting secrets first. Another account gets webhook URLs of its own, because
 * the old one still reports about its messages. Messages at Twilio that we do not have are then imported.
 */
export async function updateConnection(ctx: Ctx, fields: TwilioFields): Promise<{ message: string }> {
  const { org, now } = ctx
  const { auth_token: authToken, api_secret: apiSecret, ...given } = await readFields(org, fields)
  const secrets = {
    ...(authToken && {
      auth_token: await encryptSecret(org, 'auth_token', authToken),
      // Counted in characters: half of one is not valid text.
      auth_token_last4: [...authToken].slice(-4).join(''),
    }),
    ...(apiSecret && { api_secret: await encryptSecret(org, 'api_secret', apiSecret) }),
  }

  await retryOnConflict(async () => {
    const seen = await getConnection(org)
    requireCredentials({ ...given, auth_token: authToken }, seen)
    const account_sid = (given.account_sid ?? seen.account_sid) as string
    const auth_token = (secrets.auth_token ?? seen.auth_token) as string
    const isAnotherAccount = seen.account_sid !== undefined && seen.account_sid !== account_sid
    const rotation = isAnotherAccount
      ? { token: newToken(), previousUntil: new Date(now.getTime() + ROTATED_TOKEN_DAYS * 86_400_000) }
      : undefined
    // Whoever enters another account has one of their own.
    const own = isAnotherAccount ? { is_ours: false } : {}
    return changeConnection(seen, { ...given, ...secrets, ...own, account_sid, auth_token }, rotation)
  })

  await recordAct(ctx, { action: 'twilio_saved', about: 'twilio', words: { fields: Object.keys(fields).join(', ') } })
  await enqueue('import-messages', { org })
  return { message: answerText(ctx.language, 'twilio_saved') }
}
