import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import type { Ctx } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { Told } from './entity.ts'
import { channelsOf } from './live-channels.ts'

/** Time of the last announcement that the caller may hear (epoch milliseconds); 0 if there was none. */
export async function lastTold({ org, caller }: Pick<Ctx, 'org' | 'caller'>): Promise<number> {
  const told = await readAll(
    channelsOf(org, caller).map((channel) => Told.build(BatchGetRequest).key({ org, channel })),
    { consistent: true },
  )
  return Math.max(0, ...told.map((one) => one?.at ?? 0))
}
