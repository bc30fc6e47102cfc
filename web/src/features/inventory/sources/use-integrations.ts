import type { Output } from '#contract/route.ts'
import { type FtpConfig, integrations } from '#contract/stock/integrations.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/client.ts'
import { useRow } from '../../../lib/use-row.ts'

const PROVIDER = 'dealer_center'
/** Proper name, the same in every language. */
export const PROVIDER_NAME = 'Dealer Center'
/** Where DealerCenter's own files lie. */
export const DEALER_SYSTEM_HOST = 'ftp.dealercenter.net'

/** Where the inventory comes from by itself, and how that is changed. */
export function useIntegrations() {
  const read = useRow(integrations.list, {})
  const answer = read.data
  return {
    ...read,
    /** Undefined while it is not known, null where there is none. */
    active: answer && (answer.integrations[0] ?? null),
    stats: answer?.stats,
    test: (config: FtpConfig) => named(call(integrations.test, { body: { provider: PROVIDER, config } })),
    connect: (config: FtpConfig) => named(call(integrations.connect, { body: { provider: PROVIDER, config } })),
    disconnect: () => call(integrations.disconnect, { body: { provider: PROVIDER } }),
  }
}
export type Integrations = ReturnType<typeof useIntegrations>
export type Integration = NonNullable<Integrations['active']>
export type Proof = Output<typeof integrations.test>

/** The server names a refused field `config.server`; the form knows it as `server`. */
async function named<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message, retryAfterSeconds } = error
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, text]) => [name.replace(/^config\./, ''), text]),
    )
    throw new ApiError({ status, code, message, fields, retryAfterSeconds })
  }
}
