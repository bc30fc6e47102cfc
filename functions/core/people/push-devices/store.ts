import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PushDevice, type PushDeviceItem } from './entity.ts'

export const putDevice = (device: PushDeviceItem) => PushDevice.build(PutItemCommand).item(device).send()

export const deleteDevice = ({ org, user, id }: Pick<PushDeviceItem, 'org' | 'user' | 'id'>) =>
  PushDevice.build(DeleteItemCommand).key({ org, user, id }).send()
