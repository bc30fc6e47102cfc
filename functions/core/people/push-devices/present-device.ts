import type { PushDevice } from '#contract/people/web-push.ts'
import { describeDevice } from '../../platform/describe-device.ts'
import type { PushDeviceItem } from './entity.ts'

/** A device as its user is shown it; its endpoint stays with us. */
export const presentDevice = ({ id, agent, added_at, session }: PushDeviceItem, current: string): PushDevice => ({
  id,
  ...describeDevice(agent),
  since: added_at,
  is_current: session === current,
})
