import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { PushDevice, type PushDeviceItem } from './entity.ts'

export const putDevice = (device: PushDeviceItem) => PushDevice.build(PutItemCommand).item(device).send()

export const deleteDevice = ({ org, user, id }: Pick<PushDeviceItem, 'org' | 'user' | 'id'>) =>
  PushDevice.build(DeleteItemCommand).key({ org, user, id }).send()

/** Notes how a device's endpoint answers, unless the device has gone meanwhile. */
export const noteSilence = (
  { org, user, id }: PushDeviceItem,
  { silent_times, silent_since, silent_until }: Pick<PushDeviceItem, 'silent_times' | 'silent_since' | 'silent_until'>,
) =>
  isConditionMet(
    PushDevice.build(UpdateItemCommand)
      .item({
        org,
        user,
        id,
        silent_times: silent_times ?? $remove(),
        silent_since: silent_since ?? $remove(),
        silent_until: silent_until ?? $remove(),
      })
      .options({ condition: { attr: 'endpoint', exists: true } })
      .send(),
  )
