import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { Told } from './entity.ts'

/** Records that these channels are told of something at this moment (epoch milliseconds). */
export const noteTold = (org: OrgId, channels: string[], at: number) =>
  Promise.all(channels.map((channel) => Told.build(PutItemCommand).item({ org, channel, at }).send()))

/** When one of these channels was last told of something (epoch milliseconds); 0 where none ever was. */
export async function lastTold(org: OrgId, channels: string[]): Promise<number> {
  const told = await readAll(
    channels.map((channel) => Told.build(BatchGetRequest).key({ org, channel })),
    { consistent: true },
  )
  return Math.max(0, ...told.map((one) => one?.at ?? 0))
}
