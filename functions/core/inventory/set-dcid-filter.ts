import { openLot } from '../catalogue/open-lot.ts'
import { setDealerCode } from '../catalogue/store.ts'
import type { Ctx } from '../ctx.ts'
import { AppError } from '../errors.ts'
import { isIntegrationActive } from '../integrations/is-integration-active.ts'
import { readDealerCode } from './rules.ts'

/** Shows the cars of one dealer code only, or of all (S1 §8). Throws `conflict` where no integration is active. */
export async function setDcidFilter({ org, now }: Ctx, { dcid }: { dcid: string | null }) {
  const code = readDealerCode(dcid)
  if (!(await isIntegrationActive(org)))
    throw new AppError('conflict', 'Please connect an integration first to configure DCID filter.')
  await openLot(org, now)
  await setDealerCode(org, code)
  return {
    message: code
      ? `DCID filter set to "${code}". Only vehicles with this dealer code will be shown.`
      : 'DCID filter removed. All vehicles will be shown.',
    dcid_filter: code ?? null,
    is_active: code !== undefined,
  }
}
