import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { Told } from './entity.ts'

/** Records the time (epoch milliseconds) of an announcement on these channels. */
export const noteTold = (org: OrgId, channels: string[], at: number) =>
  Promise.all(channels.map((channel) => Told.build(PutItemCommand).item({ org, channel, at }).send()))

/** Time of the last announcement on any of these channels (epoch milliseconds); 0 if there was none. */
export async function lastTold(org: OrgId, channels: string[]): Promise<number> {
  const told = await readAll(
    channels.map((channel) => Told.build(BatchGetRequest).key({ org, channel })),
    { consistent: true },
  )
  return Math.max(0, ...told.map((one) => one?.at ?? 0))
}
