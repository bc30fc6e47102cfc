import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { Told } from './entity.ts'

/** Records the time (epoch milliseconds) of an announcement on these channels. */
export const noteTold = (org: OrgId, channels: string[], at: number) =>
  Promise.all(channels.map((channel) => Told.build(PutItemCommand).item({ org, channel, at }).send()))
